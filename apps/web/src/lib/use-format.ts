import { useQuery } from '@tanstack/react-query'
import { createFormat, type Format } from '@thant/i18n/format'
import { useMemo } from 'react'
import { companyQuery, defaultTimeZone } from './company.ts'
import { useTranslation } from './i18n.ts'
import { useMe } from './session.ts'

export function useCompany() {
  return useQuery(companyQuery).data?.data
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
