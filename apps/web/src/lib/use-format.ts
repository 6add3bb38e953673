import { companyEndpoints } from '@thant/contracts/company'
import { createFormat, type Format } from '@thant/words/format'
import { useMemo } from 'react'
import { useTranslation } from './i18n.ts'
import { useMe } from './session.ts'
import { useEndpoint } from './use-endpoint.ts'

/** The company's zone until the company is loaded; the server's default is the same. */
const usualZone = 'Asia/Yangon'

export function useCompany() {
  return useEndpoint(companyEndpoints.get, {}, { staleTime: Number.POSITIVE_INFINITY }).data?.data
}

export function useCompanyTimeZone(): string {
  return useCompany()?.timeZone ?? usualZone
}

/** Writes figures and times for the person who looks: their language and time format, the company's zone. */
export function useFormat(): Format {
  const { t, language } = useTranslation()
  const timeZone = useCompanyTimeZone()
  const timeFormat = useMe()?.timeFormat ?? '24h'
  return useMemo(() => createFormat({ timeZone, language, timeFormat }, t), [timeZone, language, timeFormat, t])
}
