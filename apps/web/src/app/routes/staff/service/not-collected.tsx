import { outcomeList } from '@thant/contracts/service/outcomes'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { RecordTabs } from '#components/layout/tabs/record-tabs.tsx'
import { FailuresTable } from '#features/service/outcomes/components/failures-table.tsx'
import { MissedReportsTable } from '#features/service/outcomes/components/missed-reports-table.tsx'
import { OrganizationRatesTable } from '#features/service/outcomes/components/organization-rates-table.tsx'
import { RateCards } from '#features/service/outcomes/components/rate-cards.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => (search.has('tab') ? [] : listQueries(outcomeList.list, search))

export default function NotCollected() {
  const { t } = useTranslation()
  return (
    <Page title={t('Not collected')} subtitle={t('Missed pickups, reports of customers and the rate of completion.')}>
      <RateCards />
      <RecordTabs
        label={t('Not collected')}
        tabs={[
          { key: 'failures', label: t('Not collected'), content: <FailuresTable /> },
          { key: 'reports', label: t('Reported by customers'), content: <MissedReportsTable /> },
          { key: 'rates', label: t('By month and organization'), content: <OrganizationRatesTable /> },
        ]}
      />
    </Page>
  )
}
