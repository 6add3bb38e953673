import { Page } from '#components/layout/page.tsx'
import { MonthRangePicker } from '#components/pickers/month-range-picker.tsx'
import { ClaimsSection } from '#features/consignments/components/claims-section.tsx'
import { MassBalanceView } from '#features/consignments/components/mass-balance-view.tsx'
import { useMassBalanceRange } from '#features/consignments/use-mass-balance-range.ts'
import { LicenceWarnings } from '#features/destinations/components/licence-warnings.tsx'
import { useTranslation } from '#lib/i18n.ts'

export default function MassBalance() {
  const { t } = useTranslation()
  const { range, choose, whole } = useMassBalanceRange()
  return (
    <Page
      title={t('Mass balance')}
      subtitle={t('What came in, what left and what is in stock, by month and waste type.')}
      action={<MonthRangePicker label={t('Months')} value={range} onChange={choose} defaultRange={whole} />}
    >
      <LicenceWarnings />
      <ClaimsSection range={range} />
      <MassBalanceView range={range} />
    </Page>
  )
}
