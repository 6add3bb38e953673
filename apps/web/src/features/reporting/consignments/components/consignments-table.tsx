import { Anchor } from '@mantine/core'
import { type Consignment, consignmentEndpoints } from '@thant/contracts/reporting/consignments'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellLine } from '#components/data-table/cells/cell-line.tsx'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import type { RowAction } from '#components/data-table/columns/column.ts'
import type { ListFilter } from '#components/data-table/filters/use-list-filters.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useCommonActions } from '#components/data-table/rows/use-common-actions.ts'
import { useArchive } from '#components/feedback/use-archive.ts'
import { Figure } from '#components/figures/figure.tsx'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { licenceWarningBadges } from '#features/materials/destinations/licence-badges.ts'
import { useDestinations } from '#features/materials/destinations/use-destinations.ts'
import { WasteTypeBadge } from '#features/materials/wastes/components/waste-type-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'

/** `add` is shown in the empty list. */
export function ConsignmentsTable({ add }: { add: ReactNode }) {
  const { t } = useTranslation()
  const format = useFormat()
  const actions = useCommonActions()
  const state = useListState(consignmentEndpoints.list)
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
    <ListTable
      endpoints={consignmentEndpoints}
      label={t('Consignments')}
      state={state}
      filters={useFilters()}
      search={t('Search destination, document or note')}
      cells={{
        destination: { width: 128, onPhone: 'heading', render: (row) => <DestinationName consignment={row} /> },
        wasteType: { render: (row) => <WasteTypeBadge type={row.wasteType} /> },
        gross: { isSecondary: true, onPhone: 'hidden' },
        tare: { isSecondary: true, onPhone: 'hidden' },
        net: { render: (row) => <Figure value={format.weight(row.net)} /> },
        documentNumber: { width: 112, render: (row) => <CellText>{row.documentNumber || '–'}</CellText> },
        slip: { render: (row) => <Slip consignment={row} /> },
      }}
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

function useFilters(): ListFilter<typeof consignmentEndpoints.list>[] {
  const { t } = useTranslation()
  const destinations = useDestinations()
  return [
    'date',
    {
      kind: 'choice',
      name: 'destination',
      label: t('Destination'),
      options: destinations.map(({ _id, name }) => ({ value: _id, label: name })),
    },
    'wasteType',
    'documentNumber',
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
    'net',
  ]
}

function DestinationName({ consignment: { destination, licenceDoubts } }: { consignment: Consignment }) {
  return (
    <CellLine>
      <CellText>{destination.name}</CellText>
      {licenceDoubts.map((warning) => (
        <StatusBadge key={warning} badge={licenceWarningBadges[warning]} />
      ))}
    </CellLine>
  )
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
      aria-label={t('View slip of {{date}}', { date: format.date(date) })}
    >
      {t('View slip')}
    </Anchor>
  )
}

function editHref(consignmentId: string): string {
  return generatePath(paths.consignmentEdit, { consignmentId })
}
