import { Anchor, Group } from '@mantine/core'
import { type Consignment, consignmentEndpoints } from '@thant/contracts/consignments'
import { wasteTypeLabels, wasteTypes } from '@thant/contracts/wastes'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { CellText } from '#components/data-table/cell-text.tsx'
import { CellDay } from '#components/data-table/cell-time.tsx'
import type { ColumnOf, RowAction } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import type { FilterOf } from '#components/data-table/filter.ts'
import { useCommonActions } from '#components/data-table/use-common-actions.ts'
import { useListState } from '#components/data-table/use-list-state.ts'
import { useArchive } from '#components/feedback/use-archive.ts'
import { Figure } from '#components/figures/figure.tsx'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { licenceDoubtBadges } from '#features/destinations/licence-badges.ts'
import { useDestinations } from '#features/destinations/use-destinations.ts'
import { WasteTypeBadge } from '#features/wastes/components/waste-type-badge.tsx'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { useList } from '#lib/use-list.ts'

/** `add` is shown in the empty list. */
export function ConsignmentsTable({ add }: { add: ReactNode }) {
  const { t } = useTranslation()
  const format = useFormat()
  const actions = useCommonActions()
  const state = useListState(consignmentEndpoints.list)
  const list = useList(consignmentEndpoints.list, state.query)
  const mayChange = useCan()('consignments:change')
  const archive = useArchive({
    endpoint: consignmentEndpoints.archive,
    title: t('Delete this consignment?'),
    body: ({ date, destination, net }: Consignment) =>
      t('{{date}}, {{destination}}, {{net}}: it leaves the mass balance. Its history is kept.', {
        date: format.date(date),
        destination: destination.name,
        net: format.kg(net),
      }),
    done: () => t('The consignment was deleted.'),
  })
  const actionsFor = (row: Consignment): RowAction[] =>
    mayChange ? [actions.edit(editHref(row._id)), actions.remove(() => archive(row))] : []
  return (
    <DataTable
      label={t('Consignments')}
      list={list}
      state={state}
      columns={useColumns()}
      filters={useFilters()}
      search={t('Search destination, document or note')}
      tools={<ExportMenu endpoint={consignmentEndpoints.export} state={state} name="consignments" />}
      rowHref={(row) => (mayChange ? editHref(row._id) : undefined)}
      rowActions={actionsFor}
      empty={{
        title: t('No consignments yet'),
        hint: t('Every load that leaves the company appears here, with its weight and its weighbridge slip.'),
        action: add,
      }}
    />
  )
}

function useFilters(): FilterOf<typeof consignmentEndpoints.list>[] {
  const { t } = useTranslation()
  const destinations = useDestinations()
  return [
    { kind: 'days', from: 'from', to: 'to', label: t('Date') },
    {
      kind: 'choice',
      name: 'destination',
      label: t('Destination'),
      options: destinations.map(({ _id, name }) => ({ value: _id, label: name })),
    },
    {
      kind: 'choice',
      name: 'wasteType',
      label: t('Waste type'),
      options: wasteTypes.map((type) => ({ value: type, label: t(wasteTypeLabels[type]) })),
    },
    { kind: 'text', name: 'documentNumber', label: t('Document number') },
    {
      kind: 'choice',
      name: 'hasSlip',
      label: t('Weighbridge slip'),
      options: [
        { value: 'true', label: t('With slip') },
        { value: 'false', label: t('Without slip') },
      ],
    },
    {
      kind: 'choice',
      name: 'isBeyondLicence',
      label: t('Licence'),
      options: [
        { value: 'true', label: t('Beyond the licence') },
        { value: 'false', label: t('Nothing against the licence') },
      ],
    },
    { kind: 'numbers', from: 'netFrom', to: 'netTo', label: t('Net (kg)') },
  ]
}

function useColumns(): ColumnOf<typeof consignmentEndpoints.list>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const weight = (kilograms: number | null) => (kilograms === null ? '–' : format.weight(kilograms))
  return [
    { key: 'date', title: t('Date'), sort: 'date', noWrap: true, render: (row) => <CellDay day={row.date} /> },
    {
      key: 'destination',
      title: t('Destination'),
      sort: 'destination',
      width: 160,
      onPhone: 'heading',
      render: (row) => (
        <Group component="span" gap={6}>
          <CellText>{row.destination.name}</CellText>
          {row.licenceDoubts.map((doubt) => (
            <StatusBadge key={doubt} badge={licenceDoubtBadges[doubt]} />
          ))}
        </Group>
      ),
    },
    {
      key: 'wasteType',
      title: t('Waste type'),
      sort: 'wasteType',
      noWrap: true,
      render: (row) => <WasteTypeBadge type={row.wasteType} />,
    },
    {
      key: 'gross',
      title: t('Gross (kg)'),
      align: 'right',
      isSecondary: true,
      onPhone: 'hidden',
      render: (row) => weight(row.gross),
    },
    {
      key: 'tare',
      title: t('Tare (kg)'),
      align: 'right',
      isSecondary: true,
      onPhone: 'hidden',
      render: (row) => weight(row.tare),
    },
    {
      key: 'net',
      title: t('Net (kg)'),
      sort: 'net',
      align: 'right',
      onPhone: 'corner',
      render: (row) => <Figure value={weight(row.net)} />,
    },
    {
      key: 'documentNumber',
      title: t('Document number'),
      sort: 'documentNumber',
      width: 120,
      render: (row) => <CellText>{row.documentNumber || '–'}</CellText>,
    },
    { key: 'slip', title: t('Weighbridge slip'), render: (row) => <Slip consignment={row} /> },
  ]
}

function Slip({ consignment: { slip, date } }: { consignment: Consignment }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (slip === null) return '–'
  return (
    <Anchor
      href={slip.url}
      target="_blank"
      rel="noreferrer"
      fz="sm"
      aria-label={t('Open the weighbridge slip of {{date}}', { date: format.date(date) })}
    >
      {t('Open')}
    </Anchor>
  )
}

function editHref(consignmentId: string): string {
  return generatePath(paths.consignmentEdit, { consignmentId })
}
