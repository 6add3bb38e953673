import { inboxEndpoints } from '@thant/contracts/reporting/inbox'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { InboxTable } from '#features/reporting/inbox/components/inbox-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(inboxEndpoints.list, search)

export default function Inbox() {
  const { t } = useTranslation()
  return (
    <Page title={t('Inbox')} subtitle={t('What waits for an answer, the first deadline first.')}>
      <InboxTable />
    </Page>
  )
}
