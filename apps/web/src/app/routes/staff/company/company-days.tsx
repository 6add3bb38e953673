import { companyDayEndpoints } from '@thant/contracts/company/company-days'
import { Page } from '#components/layout/page/page.tsx'
import { companyYearIn } from '#features/company/company-days/company-year-address.ts'
import { AddCompanyDay } from '#features/company/company-days/components/add-company-day.tsx'
import { CompanyYear } from '#features/company/company-days/components/company-year.tsx'
import { HolidayHints } from '#features/service/holiday-pickups/components/holiday-hints.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search, timeZone }) => [
  endpointQuery(companyDayEndpoints.list, { query: { year: companyYearIn(search, todayIn(timeZone)) } }),
]

export default function CompanyDays() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('Holidays')}
      subtitle={t('Days when you are closed, and days of rest on which you work.')}
      action={<AddCompanyDay />}
    >
      <HolidayHints />
      <CompanyYear />
    </Page>
  )
}
