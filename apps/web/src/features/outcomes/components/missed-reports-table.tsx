import { Badge } from '@mantine/core'
import { IconMessageReply } from '@tabler/icons-react'
import {
  type MissedReport,
  missedReportKindLabels,
  missedReportKinds,
  missedReportList,
  missedReportStates,
} from '@thant/contracts/missed-reports'
import { useState } from 'react'
import { generatePath } from 'react-router'
import { CellText } from '#components/data-table/cell-text.tsx'
import { CellTime } from '#components/data-table/cell-time.tsx'
import type { ColumnOf, RowAction } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import type { FilterOf } from '#components/data-table/filter.ts'
import { useListState } from '#components/data-table/use-list-state.ts'
import { useOrganizationAndSiteFilters } from '#features/sites/components/organization-and-site-filters.tsx'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useList } from '#lib/use-list.ts'
import { reportStates } from '../report-state.ts'
import { AnswerDialog } from './answer-button.tsx'

/** Lists what customers reported, and answers it. */
export function MissedReportsTable() {
  const { t } = useTranslation()
  const can = useCan()
  const state = useListState(missedReportList.list)
  const list = useList(missedReportList.list, state.query)
  const [chosen, setChosen] = useState<MissedReport>()
  const [isOpen, setIsOpen] = useState(false)
  const answer = (report: MissedReport) => {
    setChosen(report)
    setIsOpen(true)
  }
  const actionsFor = (report: MissedReport): RowAction[] =>
    can('outcomes:answer') && report.state === 'OPEN'
      ? [{ label: t('Answer'), icon: IconMessageReply, onClick: () => answer(report) }]
      : []
  return (
    <>
      <DataTable
        label={t('Reported by customers')}
        list={list}
        state={state}
        columns={useColumns()}
        filters={useFilters(state.filters.organizationId)}
        tools={<ExportMenu endpoint={missedReportList.export} state={state} name="missed-pickups" />}
        rowActions={actionsFor}
        {...(can('pickups:read') && {
          rowHref: ({ pickup }: MissedReport) => generatePath(paths.pickupEdit, { logisticsId: pickup._id }),
        })}
        empty={{
          title: t('No customer has reported a missed pickup'),
          hint: t('Reports of missed pickups and disputed reasons are listed here.'),
        }}
      />
      {chosen && <AnswerDialog key={chosen._id} isOpen={isOpen} report={chosen} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function useFilters(organizationId: string | undefined): FilterOf<typeof missedReportList.list>[] {
  const { t } = useTranslation()
  const ofOrganization = useOrganizationAndSiteFilters(organizationId)
  return [
    {
      kind: 'choice',
      name: 'state',
      label: t('State'),
      options: missedReportStates.map((state) => ({ value: state, label: t(reportStates[state].label) })),
    },
    {
      kind: 'choice',
      name: 'kind',
      label: t('Kind'),
      options: missedReportKinds.map((kind) => ({ value: kind, label: t(missedReportKindLabels[kind]) })),
    },
    ...ofOrganization,
    { kind: 'days', from: 'from', to: 'to', label: t('Reported') },
  ]
}

function useColumns(): ColumnOf<typeof missedReportList.list>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'organization',
      title: t('Organization'),
      sort: 'organization',
      width: 170,
      onPhone: 'heading',
      render: (row) => <CellText>{row.organization.name}</CellText>,
    },
    {
      key: 'state',
      title: t('State'),
      sort: 'state',
      noWrap: true,
      onPhone: 'corner',
      render: ({ state }) => <Badge color={reportStates[state].color}>{t(reportStates[state].label)}</Badge>,
    },
    { key: 'kind', title: t('Kind'), render: (row) => t(missedReportKindLabels[row.kind]) },
    {
      key: 'pickup',
      title: t('Pick Up Time'),
      noWrap: true,
      render: (row) => <CellTime instant={row.pickup.pickUpTime} />,
    },
    { key: 'note', title: t('Note'), width: 160, render: (row) => <CellText isFreeText>{row.note}</CellText> },
    {
      key: 'createdAt',
      title: t('Reported'),
      sort: 'createdAt',
      noWrap: true,
      render: (row) => <CellTime instant={row.createdAt} />,
    },
  ]
}
