import { Page } from '#components/layout/page.tsx'
import { AuditTable } from '#features/company/audit/components/audit-table.tsx'
import { useTranslation } from '#lib/i18n.ts'

export default function Audit() {
  const { t } = useTranslation()
  return (
    <Page title={t('Audit log')} subtitle={t('Who changed what and when. Nothing here can be changed or deleted.')}>
      <AuditTable />
    </Page>
  )
}
