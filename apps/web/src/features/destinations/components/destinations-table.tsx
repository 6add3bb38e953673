import { Badge, Group } from '@mantine/core'
import {
  type Destination,
  destinationEndpoints,
  destinationKindLabels,
  destinationKinds,
  licenceStateLabels,
  licenceStates,
} from '@thant/contracts/destinations'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { ArchivedToggle, useArchivedView } from '#components/data-table/archived-view.tsx'
import { CellText } from '#components/data-table/cell-text.tsx'
import { CellDay } from '#components/data-table/cell-time.tsx'
import type { ColumnOf, RowAction } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import type { FilterOf } from '#components/data-table/filter.ts'
import { useCommonActions } from '#components/data-table/use-common-actions.ts'
import { useListState } from '#components/data-table/use-list-state.ts'
import { useArchive } from '#components/feedback/use-archive.ts'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useList } from '#lib/use-list.ts'
import { licenceStateBadges } from '../licence-badges.ts'

/** `add` is shown in the empty list. */
export function DestinationsTable({ add }: { add: ReactNode }) {
  const { t } = useTranslation()
  const actions = useCommonActions()
  const state = useListState(destinationEndpoints.list)
  const list = useList(destinationEndpoints.list, state.query)
  const archived = useArchivedView(true)
  const mayChange = useCan()('destinations:change') && !archived.isOn
  const archive = useArchive({
    endpoint: destinationEndpoints.archive,
    title: t('Delete this destination?'),
    body: ({ name }: Destination) =>
      t('{{name}}: nothing new can name it. What went there keeps its name in every table and report.', { name }),
    done: ({ name }) => t('{{name}} was deleted.', { name }),
  })
  const filters: FilterOf<typeof destinationEndpoints.list>[] = [
    { kind: 'text', name: 'name', label: t('Name') },
    {
      kind: 'choice',
      name: 'kind',
      label: t('Kind'),
      options: destinationKinds.map((kind) => ({ value: kind, label: t(destinationKindLabels[kind]) })),
    },
    { kind: 'text', name: 'licence', label: t('Licence') },
    {
      kind: 'choice',
      name: 'licenceState',
      label: t('State of the licence'),
      options: licenceStates.map((state) => ({ value: state, label: t(licenceStateLabels[state]) })),
    },
    { kind: 'text', name: 'address', label: t('Address') },
  ]
  const actionsFor = (row: Destination): RowAction[] =>
    mayChange ? [actions.edit(editHref(row._id)), actions.remove(() => archive(row))] : []
  return (
    <DataTable
      label={t('Destinations')}
      list={list}
      state={state}
      columns={useColumns()}
      filters={filters}
      search={t('Search name, address or licence')}
      toggles={<ArchivedToggle view={archived} />}
      tools={<ExportMenu endpoint={destinationEndpoints.export} state={state} name="destinations" />}
      rowHref={(row) => (mayChange ? editHref(row._id) : undefined)}
      rowActions={actionsFor}
      empty={{
        title: t('No destinations yet'),
        hint: t('Recyclers, composting plants, landfills and all other places to which you take waste appear here.'),
        action: add,
      }}
    />
  )
}

function useColumns(): ColumnOf<typeof destinationEndpoints.list>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'name',
      title: t('Name'),
      sort: 'name',
      width: 160,
      onPhone: 'heading',
      render: (row) => <CellText>{row.name}</CellText>,
    },
    {
      key: 'kind',
      title: t('Kind'),
      sort: 'kind',
      noWrap: true,
      render: ({ kind }) => (
        <Badge color={kind === 'landfill' ? 'gray' : 'leaf'}>{t(destinationKindLabels[kind])}</Badge>
      ),
    },
    {
      key: 'licence',
      title: t('Licence'),
      sort: 'licence',
      width: 120,
      render: (row) => <CellText>{row.licence}</CellText>,
    },
    {
      key: 'licensedUntil',
      title: t('Licensed until'),
      sort: 'licensedUntil',
      render: (row) => <LicensedUntil destination={row} />,
    },
    {
      key: 'address',
      title: t('Address'),
      sort: 'address',
      width: 160,
      render: (row) => <CellText>{row.address}</CellText>,
    },
    {
      key: 'contact',
      title: t('Contact'),
      width: 140,
      isSecondary: true,
      render: (row) => <CellText>{row.contact}</CellText>,
    },
  ]
}

function LicensedUntil({ destination: { licensedUntil, licenceState } }: { destination: Destination }) {
  const { t } = useTranslation()
  const badge = licenceStateBadges[licenceState]
  if (licensedUntil === null) return t('Not recorded')
  return (
    <Group component="span" gap={6}>
      <CellDay day={licensedUntil} />
      {badge && <StatusBadge badge={badge} />}
    </Group>
  )
}

function editHref(destinationId: string): string {
  return generatePath(paths.destinationEdit, { destinationId })
}
