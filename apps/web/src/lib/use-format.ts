import { companyEndpoints } from '@thant/contracts/company/company'
import { createFormat, type Format } from '@thant/i18n/format'
import { useMemo } from 'react'
import { useTranslation } from './i18n.ts'
import { useMe } from './session.ts'
import { useEndpoint } from './use-endpoint.ts'

/** The time zone until the company is loaded, equal to the server's default. */
const defaultTimeZone = 'Asia/Yangon'

export function useCompany() {
  return useEndpoint(companyEndpoints.get, {}, { staleTime: Number.POSITIVE_INFINITY }).data?.data
}

export function useCompanyTimeZone(): string {
  return useCompany()?.timeZone ?? defaultTimeZone
}

/** Formats numbers and times in the user's language and time format, and in the company's time zone. */
export function useFormat(): Format {
  const { t, language } = useTranslation()
  const timeZone = useCompanyTimeZone()
  const timeFormat = useMe()?.timeFormat ?? '24h'
  return useMemo(() => createFormat({ timeZone, language, timeFormat }, t), [timeZone, language, timeFormat, t])
}
