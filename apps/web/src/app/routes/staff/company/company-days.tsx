import { Page } from '#components/layout/page.tsx'
import { PageTabs } from '#components/layout/page-tabs.tsx'
import { AddCompanyDay } from '#features/company/company-days/components/add-company-day.tsx'
import { CompanyYear } from '#features/company/company-days/components/company-year.tsx'
import { HolidayHints } from '#features/service/holiday-pickups/components/holiday-hints.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyDayTabs } from '../../../company-day-tabs.ts'

export default function CompanyDays() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('Company days')}
      subtitle={t('Holidays and closures, and days of rest on which you work.')}
      action={<AddCompanyDay />}
    >
      <PageTabs {...useCompanyDayTabs()} />
      <HolidayHints />
      <CompanyYear />
    </Page>
  )
}
