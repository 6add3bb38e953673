import { companyDayEndpoints, dayNameIn } from '@thant/contracts/company/company-days'
import { useMemo } from 'react'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'

/** Returns the names of the closed days from one day to another; none until they are loaded. */
export function useClosedDays(from: string, to: string): ReadonlyMap<string, string> {
  const { language } = useTranslation()
  const days = useEndpoint(companyDayEndpoints.list, { query: { from, to } }).data?.data
  return useMemo(
    () =>
      new Map(
        (days ?? []).filter(({ kind }) => kind === 'closed').map((day) => [day.day, dayNameIn(language, day)] as const),
      ),
    [days, language],
  )
}
