import { Badge } from '@mantine/core'
import { type TreatmentProfile, treatmentProfileEndpoints } from '@thant/contracts/treatment-profiles'
import { wasteTypeLabels, wasteTypes } from '@thant/contracts/wastes'
import type { ReactNode } from 'react'
import { CellDay } from '#components/data-table/cell-time.tsx'
import type { ColumnOf } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import type { FilterOf } from '#components/data-table/filter.ts'
import { useCommonActions } from '#components/data-table/use-common-actions.ts'
import { useListState } from '#components/data-table/use-list-state.ts'
import { useArchive } from '#components/feedback/use-archive.ts'
import { WasteTypeBadge } from '#features/wastes/components/waste-type-badge.tsx'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { useList } from '#lib/use-list.ts'
import { todayIn } from '#lib/zoned-time.ts'
import { ProfileShares } from './profile-shares.tsx'

/** `add` is shown in the empty list. */
export function ProfilesTable({ add }: { add: ReactNode }) {
  const { t } = useTranslation()
  const format = useFormat()
  const actions = useCommonActions()
  const today = todayIn(useCompanyTimeZone())
  const state = useListState(treatmentProfileEndpoints.list)
  const list = useList(treatmentProfileEndpoints.list, state.query)
  const mayChange = useCan()('treatment-profiles:change')
  const archive = useArchive({
    endpoint: treatmentProfileEndpoints.archive,
    title: t('Delete this treatment profile?'),
    body: ({ wasteType, validFrom }: TreatmentProfile) =>
      t('{{type}}, from {{day}}: it has not begun. The profile before it stays valid.', {
        type: t(wasteTypeLabels[wasteType]),
        day: format.date(validFrom),
      }),
    done: () => t('The treatment profile was deleted.'),
  })
  const filters: FilterOf<typeof treatmentProfileEndpoints.list>[] = [
    {
      kind: 'choice',
      name: 'wasteType',
      label: t('Waste type'),
      options: wasteTypes.map((type) => ({ value: type, label: t(wasteTypeLabels[type]) })),
    },
    { kind: 'days', from: 'from', to: 'to', label: t('Valid from') },
  ]
  return (
    <DataTable
      label={t('Treatment profiles')}
      list={list}
      state={state}
      columns={useColumns(today)}
      filters={filters}
      search={t('Search type or person')}
      tools={<ExportMenu endpoint={treatmentProfileEndpoints.export} state={state} name="treatment-profiles" />}
      rowActions={(row) => (mayChange && row.validFrom > today ? [actions.remove(() => archive(row))] : [])}
      empty={{
        title: t('No treatment profiles yet'),
        hint: t('Until there is one, everything that is collected counts as disposal.'),
        action: add,
      }}
    />
  )
}

function useColumns(today: string): ColumnOf<typeof treatmentProfileEndpoints.list>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'wasteType',
      title: t('Waste type'),
      sort: 'wasteType',
      noWrap: true,
      onPhone: 'heading',
      render: (row) => <WasteTypeBadge type={row.wasteType} />,
    },
    {
      key: 'validFrom',
      title: t('Valid from'),
      sort: 'validFrom',
      noWrap: true,
      render: (row) => <CellDay day={row.validFrom} />,
    },
    {
      key: 'validTo',
      title: t('Valid to'),
      noWrap: true,
      render: (row) => <End profile={row} today={today} />,
    },
    {
      key: 'shares',
      title: t('What becomes of it'),
      width: 260,
      render: (row) => <ProfileShares shares={row.shares} />,
    },
    {
      key: 'createdBy',
      title: t('Added by'),
      onPhone: 'hidden',
      width: 130,
      render: (row) => row.createdBy?.name ?? '–',
    },
  ]
}

function End({ profile: { validFrom, validTo }, today }: { profile: TreatmentProfile; today: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (validFrom > today) return <Badge color="sky">{t('To come')}</Badge>
  if (validTo === null || validTo >= today) return <Badge color="leaf">{t('Valid now')}</Badge>
  return format.date(validTo)
}
