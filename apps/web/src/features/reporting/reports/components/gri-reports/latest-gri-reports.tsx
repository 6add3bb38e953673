import { Anchor } from '@mantine/core'
import { griReportEndpoints } from '@thant/contracts/reporting/gri-reports'
import { weightDecimals } from '@thant/i18n/decimals'
import { formatMonths } from '@thant/i18n/short-dates'
import { generatePath, Link } from 'react-router'
import classes from '#components/data-table/figure-table.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useChosenSite } from '#features/customers/sites/use-chosen-site.ts'
import { useList } from '#lib/calls/use-list.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { GriReportState } from './gri-report-state.tsx'

const shown = 5

/** The latest saved reports of the tables above, whatever their months; null is all organizations together. */
export function LatestGriReports({ organizationId }: { organizationId: string | null }) {
  const { t } = useTranslation()
  const format = useFormat()
  const can = useCan()
  const site = useChosenSite(organizationId)
  const query = organizationId === null ? { extent: 'company' } : { organization: organizationId, site }
  const list = useList(griReportEndpoints.list, { ...query, limit: shown }, { enabled: can('reports:list') })
  const reports = list.data?.data ?? []
  if (reports.length === 0) return null
  return (
    <SectionCard
      title={t('Saved GRI 306 reports')}
      subtitle={t('Each keeps the figures with which it was saved.')}
      tools={
        <Anchor component={Link} to={paths.griReports} data-screen-only>
          {t('All saved reports')}
        </Anchor>
      }
    >
      <table className={classes.table} aria-label={t('Saved GRI 306 reports')}>
        <thead>
          <tr>
            {[t('Report number'), t('Months'), t('Created'), t('Waste generated (kg)'), t('State')].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reports.map((report) => (
            <tr key={report._id}>
              <th scope="row">
                <Anchor component={Link} to={generatePath(paths.griReport, { griReportId: report._id })}>
                  {report.number}
                </Anchor>
              </th>
              <td data-label={t('Months')}>
                {formatMonths({ from: report.from, to: report.to }, format, t)}
                {report.site && `, ${report.site.name}`}
              </td>
              <td data-label={t('Created')}>{format.date(report.createdAt)}</td>
              <td data-label={t('Waste generated (kg)')}>
                {format.number(report.generated, weightDecimals([report.generated]))}
              </td>
              <td data-label={t('State')}>
                <GriReportState report={report} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionCard>
  )
}
