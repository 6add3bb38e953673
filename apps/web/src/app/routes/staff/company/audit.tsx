import { auditEndpoints } from '@thant/contracts/company/audit'
import { isUnfiltered } from '#components/data-table/address/is-unfiltered.ts'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { AuditTable } from '#features/company/audit/components/audit-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) =>
  listQueries(auditEndpoints.list, search, { query: isUnfiltered(search) ? { kind: 'changes' } : {} })

export default function Audit() {
  const { t } = useTranslation()
  return (
    <Page title={t('Audit log')} subtitle={t('Who changed what and when. Nothing here can be changed or deleted.')}>
      <AuditTable />
    </Page>
  )
}
