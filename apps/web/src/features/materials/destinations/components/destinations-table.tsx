import { Badge, Group } from '@mantine/core'
import { type Destination, destinationEndpoints, destinationKindLabels } from '@thant/contracts/materials/destinations'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { useArchivedView } from '#components/data-table/archived-view.tsx'
import { CellDay } from '#components/data-table/cell-time.tsx'
import type { RowAction } from '#components/data-table/column.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useCommonActions } from '#components/data-table/use-common-actions.ts'
import { useListState } from '#components/data-table/use-list-state.ts'
import { useArchive } from '#components/feedback/use-archive.ts'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { licenceStateBadges } from '../licence-badges.ts'

/** `add` is shown in the empty list. */
export function DestinationsTable({ add }: { add: ReactNode }) {
  const { t } = useTranslation()
  const actions = useCommonActions()
  const state = useListState(destinationEndpoints.list)
  const archived = useArchivedView(true)
  const mayChange = useCan()('destinations:change') && !archived.isOn
  const archive = useArchive({
    endpoint: destinationEndpoints.archive,
    title: t('Delete this destination?'),
    body: ({ name }: Destination) =>
      t('{{name}}: nothing new can name it. What went there keeps its name in every table and report.', { name }),
    done: ({ name }) => t('{{name}} was deleted.', { name }),
  })
  const actionsFor = (row: Destination): RowAction[] =>
    mayChange ? [actions.edit(editHref(row._id)), actions.remove(() => archive(row))] : []
  return (
    <ListTable
      endpoints={destinationEndpoints}
      state={state}
      label={t('Destinations')}
      search={t('Search name, address or licence')}
      archived={archived}
      cells={{
        name: { width: 160, onPhone: 'heading' },
        kind: {
          render: ({ kind }) => (
            <Badge color={kind === 'landfill' ? 'gray' : 'leaf'}>{t(destinationKindLabels[kind])}</Badge>
          ),
        },
        licence: { width: 120 },
        licensedUntil: { render: (row) => <LicensedUntil destination={row} /> },
        address: { width: 160 },
        contact: { width: 140, isSecondary: true },
      }}
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
