import { useTranslation } from '#lib/i18n.ts'
import { usePublicOrigin } from '#lib/links/public-origin.ts'
import { useCompany } from '#lib/use-format.ts'
import { scriptText, structuredDataOf } from '../structured-data.ts'

/** A block of data, which the content security policy allows, since no browser runs it. */
export function StructuredData() {
  const { language } = useTranslation()
  const origin = usePublicOrigin()
  const company = useCompany()
  if (!company) return null
  // The server names the portal's own address, also where the browser knows it by another one.
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {scriptText(structuredDataOf(company, language, origin))}
    </script>
  )
}
