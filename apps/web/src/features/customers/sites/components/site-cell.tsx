import { CellText } from '#components/data-table/cells/cell-text.tsx'
import { siteName } from '#features/customers/sites/site-name.ts'
import { useTranslation } from '#lib/i18n.ts'

export function SiteCell({ name }: { name: string }) {
  const { t } = useTranslation()
  return <CellText>{siteName(name, t)}</CellText>
}
