import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type KnownTotal, wasteMeasureEndpoints } from '@thant/contracts/materials/waste-measures'
import { type MonthlyWaste, type WasteSummary, wasteEndpoints } from '@thant/contracts/materials/wastes'
import { dashboardEndpoints } from '@thant/contracts/reporting/dashboard'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { call } from '#lib/calls/api-client.ts'
import { type ApiError, isApiError } from '#lib/calls/api-error.ts'
import type { EndpointQuery } from '#lib/calls/endpoint-query.ts'
import { thisMonthIn } from '#lib/entries/zoned-time.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { defaultMonthRange } from './month-range.ts'

export type WasteData = {
  range: MonthRange
  wastes: WasteSummary[]
  /** How the kilograms are known; undefined where that could not be loaded. */
  known: KnownTotal | undefined
  pickupCount: number
  monthly: MonthlyWaste[]
}

/**
 * Loads all figures of an organization's dashboard as one query; without a range, of all time, and without a site, of
 * all of them. They change together once all are loaded, so that no two of them cover different months.
 */
export function useWasteData(
  organizationId: string,
  range: MonthRange | undefined,
  site: string | undefined,
): UseQueryResult<WasteData, ApiError> {
  const thisMonth = thisMonthIn(useCompanyTimeZone())
  return useQuery<WasteData, ApiError>({
    ...wasteDataQuery(organizationId, range, site, thisMonth),
    placeholderData: keepPreviousData,
  })
}

/** Says how those figures are read; `thisMonth` is the last one where no range is chosen. */
export function wasteDataQuery(
  organizationId: string,
  range: MonthRange | undefined,
  site: string | undefined,
  thisMonth: string,
): EndpointQuery<WasteData> {
  return {
    queryKey: ['/dashboard/figures', organizationId, range ?? thisMonth, site],
    queryFn: async ({ signal, callApi = call }) => {
      const request = { params: { organizationId }, query: { ...(range ?? { to: thisMonth }), site }, signal }
      const [wastes, known, pickups, monthly] = await Promise.all([
        callApi(dashboardEndpoints.wastes, request),
        callApi(wasteMeasureEndpoints.ofOrganization, request).catch(() => undefined),
        callApi(dashboardEndpoints.pickups, request),
        callApi(wasteEndpoints.monthlyOfOrganization, request).catch(noneIfMissing),
      ])
      return {
        range: range ?? defaultMonthRange(monthly.data, thisMonth),
        wastes: wastes.data,
        known: known?.data,
        pickupCount: pickups.data.count,
        monthly: monthly.data,
      }
    },
  }
}

/** No waste at all is answered with 404 by some servers (docs/specification.md 8-15). */
function noneIfMissing(error: unknown): { data: MonthlyWaste[] } {
  if (isApiError(error) && error.status === 404) return { data: [] }
  throw error
}
