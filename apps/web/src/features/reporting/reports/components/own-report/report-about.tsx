import { isOfMonths, periodOf } from '@thant/contracts/reporting/quarters'
import type { ReportData } from '@thant/contracts/reporting/report-data'
import { Facts } from '#components/figures/facts.tsx'
import prose from '#components/layout/page/prose.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

export function ReportAbout({ report }: { report: ReportData }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { formatValue } = usePlanFormat()
  const period = periodOf(report)
  const { organization, company, quarters, reportDate } = report
  return (
    <SectionCard title={t('About Report')}>
      <div className={prose.prose}>
        <p>
          {t(
            isOfMonths(period)
              ? 'This report covers what {{company}} collected from {{organization}}, as recorded at each pickup. Every month of the period counts, also where there were no pickups.'
              : 'This report covers what {{company}} collected from {{organization}}, as recorded at each pickup. A quarter is three consecutive months with pickups; months without pickups are skipped.',
            { company: company.name, organization: organization.name },
          )}
        </p>
      </div>
      <Facts
        facts={[
          { label: t('Organization'), value: organization.name },
          { label: t('Address'), value: organization.address },
          { label: t('Period'), value: formatValue({ quarters: period }) },
          { label: t('Months'), value: formatValue({ months: quarters.flatMap(({ months }) => months) }) },
          { label: t('Report date'), value: format.date(reportDate) },
          { label: t('Customer since'), value: format.date(organization.startDate) },
        ]}
      />
    </SectionCard>
  )
}
