import { visitList } from '@thant/contracts/service/visits'
import { isUnfiltered } from '#components/data-table/address/is-unfiltered.ts'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { VisitsTable } from '#features/service/visits/components/visits-table.tsx'
import { visitsPart } from '#features/service/visits/visits-part.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) =>
  listQueries(visitList.list, search, visitsPart(isUnfiltered(search)))

export default function Visits() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('Visits')}
      subtitle={t('What drivers recorded at their stops, and what the office changed meanwhile.')}
    >
      <VisitsTable />
    </Page>
  )
}
