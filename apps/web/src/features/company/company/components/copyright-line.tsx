import { useTranslation } from '#lib/i18n.ts'
import { useCompany, useFormat } from '#lib/use-format.ts'

/** Shows the years from founding to copyright, as set in /settings (docs/specification.md 1-36). */
export function CopyrightLine() {
  const { t } = useTranslation()
  const { digits } = useFormat()
  const company = useCompany()
  if (!company) return null
  const { name, foundingYear, copyrightYear } = company
  return t('© {{founded}} to {{copyright}} {{company}}', {
    founded: digits(String(foundingYear)),
    copyright: digits(String(copyrightYear)),
    company: name,
  })
}
