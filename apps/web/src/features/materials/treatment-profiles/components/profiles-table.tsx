import { Badge } from '@mantine/core'
import { type TreatmentProfile, treatmentProfileEndpoints } from '@thant/contracts/materials/treatment-profiles'
import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import type { ReactNode } from 'react'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellDay } from '#components/data-table/cells/cell-time.tsx'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useCommonActions } from '#components/data-table/rows/use-common-actions.ts'
import { useArchive } from '#components/feedback/use-archive.ts'
import { WasteTypeBadge } from '#features/materials/wastes/components/waste-type-badge.tsx'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { ProfileShares } from './profile-shares.tsx'

/** `add` is shown in the empty list. */
export function ProfilesTable({ add }: { add: ReactNode }) {
  const { t } = useTranslation()
  const format = useFormat()
  const actions = useCommonActions()
  const today = todayIn(useCompanyTimeZone())
  const state = useListState(treatmentProfileEndpoints.list)
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
  return (
    <ListTable
      endpoints={treatmentProfileEndpoints}
      label={t('Treatment profiles')}
      state={state}
      search={t('Search type or person')}
      cells={{
        wasteType: { onPhone: 'heading', render: (row) => <WasteTypeBadge type={row.wasteType} /> },
        validTo: { render: (row) => <End profile={row} today={today} /> },
        shares: { width: 340, render: (row) => <ProfileShares shares={row.shares} /> },
        createdBy: { onPhone: 'hidden', width: 130 },
      }}
      rowActions={(row) => (mayChange && row.validFrom > today ? [actions.remove(() => archive(row))] : [])}
      empty={{
        title: t('No treatment profiles yet'),
        hint: t('Until there is one, everything that is collected counts as disposal.'),
        action: add,
      }}
    />
  )
}

function End({ profile: { validFrom, validTo }, today }: { profile: TreatmentProfile; today: string }) {
  const { t } = useTranslation()
  if (validFrom > today) return <Badge color="sky">{t('To come')}</Badge>
  if (validTo === null || validTo >= today) return <Badge color="leaf">{t('Valid now')}</Badge>
  return <CellDay day={validTo} />
}
