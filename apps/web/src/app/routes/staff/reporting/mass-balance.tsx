import { consignmentEndpoints } from '@thant/contracts/reporting/consignments'
import { Page } from '#components/layout/page/page.tsx'
import { MonthRangePicker } from '#components/pickers/month-range-picker.tsx'
import { LicenceWarnings } from '#features/materials/destinations/components/licence-warnings.tsx'
import { ClaimsSection } from '#features/reporting/consignments/components/claims-section.tsx'
import { MassBalanceView } from '#features/reporting/consignments/components/mass-balance-view.tsx'
import { massBalanceRange, useMassBalanceRange } from '#features/reporting/consignments/use-mass-balance-range.ts'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { thisMonthIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search, timeZone }) => {
  const query = massBalanceRange(search, thisMonthIn(timeZone))
  return [
    endpointQuery(consignmentEndpoints.massBalance, { query }),
    endpointQuery(consignmentEndpoints.claims, { query }),
  ]
}

export default function MassBalance() {
  const { t } = useTranslation()
  const { range, choose, whole } = useMassBalanceRange()
  return (
    <Page
      title={t('Mass balance')}
      subtitle={t('Collected, shipped and in stock, by month and waste type.')}
      action={<MonthRangePicker label={t('Months')} value={range} onChange={choose} defaultRange={whole} />}
    >
      <LicenceWarnings />
      <MassBalanceView range={range} />
      <ClaimsSection range={range} />
    </Page>
  )
}
