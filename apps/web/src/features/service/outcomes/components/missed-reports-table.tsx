import { Badge } from '@mantine/core'
import { type MissedReport, missedReportList } from '@thant/contracts/service/missed-reports'
import { generatePath } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useOrganizationAndSiteFilters } from '#features/customers/sites/components/organization-and-site-filters.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useCan } from '#lib/visitor/access.ts'
import { reportStates } from '../report-state.ts'
import { useReportAnswer } from './use-report-answer.tsx'

/** Lists what customers reported, and answers it. */
export function MissedReportsTable() {
  const { t } = useTranslation()
  const can = useCan()
  const state = useListState(missedReportList.list)
  const ofOrganization = useOrganizationAndSiteFilters(state.filters.organizationId)
  const answer = useReportAnswer()
  return (
    <>
      <ListTable
        endpoints={missedReportList}
        label={t('Reported by customers')}
        state={state}
        filters={['state', 'kind', ...ofOrganization, 'createdAt']}
        cells={{
          organization: { width: 116, onPhone: 'heading' },
          state: {
            onPhone: 'corner',
            render: (row) => <Badge color={reportStates[row.state].color}>{t(reportStates[row.state].label)}</Badge>,
          },
          kind: { width: 104 },
          note: { width: 110, render: (row) => <CellText>{row.note}</CellText> },
        }}
        rowActions={(report) => (report.state === 'OPEN' ? answer.actionsFor(report) : [])}
        {...(can('pickups:read') && {
          rowHref: ({ pickup }: MissedReport) => generatePath(paths.pickupEdit, { logisticsId: pickup._id }),
        })}
        empty={{
          title: t('No customer has reported a missed pickup'),
          hint: t('Reports of missed pickups and disputed reasons are listed here.'),
        }}
      />
      {answer.dialog}
    </>
  )
}
