import { taxEndpoints } from '@thant/contracts/money/taxes'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { MonthPicker } from '#components/pickers/month-picker.tsx'
import { TaxDue } from '#features/money/taxes/components/tax-due.tsx'
import { TaxSettingsCard } from '#features/money/taxes/components/tax-settings-card.tsx'
import { TaxTable } from '#features/money/taxes/components/tax-table.tsx'
import { taxMonth, useTaxMonth } from '#features/money/taxes/use-tax-month.ts'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { thisMonthIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search, timeZone }) => {
  const month = taxMonth(search, thisMonthIn(timeZone))
  return [
    endpointQuery(taxEndpoints.month, { query: { month } }),
    endpointQuery(taxEndpoints.settings, {}),
    ...listQueries(taxEndpoints.list, search, { query: { month } }),
  ]
}

export default function CommercialTax() {
  const { t } = useTranslation()
  const { month, choose } = useTaxMonth()
  return (
    <Page
      title={t('Commercial tax')}
      subtitle={t('What invoices of a month bear, and until when it is to be paid.')}
      action={<MonthPicker label={t('Month')} value={month} onChange={choose} />}
    >
      <TaxDue month={month} />
      <TaxTable month={month} />
      <TaxSettingsCard />
    </Page>
  )
}
