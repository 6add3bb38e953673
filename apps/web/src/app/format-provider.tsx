import { createFormat } from '@thant/i18n/format'
import { type ReactNode, useMemo } from 'react'
import { defaultTimeZone } from '#lib/company.ts'
import { useTranslation } from '#lib/i18n.ts'
import { FormatContext, useCompany } from '#lib/use-format.ts'
import { useMe } from '#lib/visitor/session.ts'

/** Makes the formats of the reader's language and time format and of the company's time zone. */
export function FormatProvider({ children }: { children: ReactNode }) {
  const { t, language } = useTranslation()
  const timeZone = useCompany()?.timeZone ?? defaultTimeZone
  const timeFormat = useMe()?.timeFormat ?? '24h'
  const formats = useMemo(
    () => ({ timeZone, format: createFormat({ timeZone, language, timeFormat }, t) }),
    [timeZone, language, timeFormat, t],
  )
  return <FormatContext value={formats}>{children}</FormatContext>
}
