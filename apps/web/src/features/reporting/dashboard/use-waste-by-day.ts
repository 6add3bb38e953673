import type { MonthlyWaste } from '@thant/contracts/materials/wastes'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { useMemo } from 'react'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { wasteByDay } from './waste-by-day.ts'

/** Loads the waste of a month's days with pickups; undefined while loading, and where no month is asked for. */
export function useWasteByDay(
  organizationId: string,
  month: string | undefined,
  site: string | undefined,
): MonthlyWaste[] | undefined {
  const timeZone = useCompanyTimeZone()
  const pickups = useEndpoint(
    pickupEndpoints.ofOrganization,
    { params: { organizationId }, query: { include: 'items', date: month?.replace('-', '/'), site } },
    { enabled: month !== undefined },
  ).data?.data
  return useMemo(
    () => (month !== undefined && pickups ? wasteByDay(pickups, timeZone) : undefined),
    [month, pickups, timeZone],
  )
}
