import { accountEndpoints } from '@thant/contracts/money/accounts'
import { journalEndpoints, journalExportEndpoints } from '@thant/contracts/money/journal'
import { taxEndpoints } from '@thant/contracts/money/taxes'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { AccountsCard } from '#features/money/journal/components/accounts-card.tsx'
import { JournalExports } from '#features/money/journal/components/journal-exports.tsx'
import { JournalTable } from '#features/money/journal/components/journal-table.tsx'
import { OpenLines } from '#features/money/journal/components/open-lines.tsx'
import { latestExports } from '#features/money/journal/latest-exports.ts'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { listQuery } from '#lib/calls/use-list.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => [
  endpointQuery(journalEndpoints.open, {}),
  listQuery(journalExportEndpoints.list, { query: latestExports }),
  ...listQueries(journalEndpoints.list, search),
  endpointQuery(accountEndpoints.get, {}),
  endpointQuery(taxEndpoints.settings, {}),
]

export default function Journal() {
  const { t } = useTranslation()
  return (
    <Page title={t('Journal')} subtitle={t('What was billed, paid and credited, as debits and credits for the books.')}>
      <OpenLines />
      <JournalExports />
      <JournalTable />
      <AccountsCard />
    </Page>
  )
}
