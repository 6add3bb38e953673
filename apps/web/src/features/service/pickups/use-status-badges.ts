import { useMe } from '#lib/visitor/session.ts'
import { statusBadges, statusBadgesOfCustomers } from './pickup-status.ts'

/** The statuses of pickups in the words of whoever reads them. */
export function useStatusBadges() {
  return useMe()?.type === 'USER' ? statusBadgesOfCustomers : statusBadges
}
