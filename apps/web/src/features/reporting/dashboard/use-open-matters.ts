import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { daysAfter, todayIn } from '#lib/entries/zoned-time.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { openMatters, reportablePickups } from './open-matters.ts'

/** What failed longer ago than this has been talked about in another way. */
const daysBack = 60

/** Finds what is open for a customer, of all sites or one; nothing while it is loading. */
export function useOpenMatters(organizationId: string, site: string | undefined) {
  const today = todayIn(useCompanyTimeZone())
  const requests = useEndpoint(pickupRequestEndpoints.list, {
    query: { isOpen: 'true', site, sort: 'expiresAt', limit: 100 },
  })
  const pickups = useEndpoint(pickupEndpoints.ofOrganization, {
    params: { organizationId },
    query: { from: daysAfter(today, -daysBack), to: today, site },
  })
  const now = Date.now()
  const [requested, past] = [requests.data?.data ?? [], pickups.data?.data ?? []]
  return {
    matters: openMatters(requested, past, now),
    reportable: reportablePickups(past, now),
    failed: [requests, pickups].find(({ isError }) => isError),
  }
}
