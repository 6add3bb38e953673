import { Alert, Button, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type TreatmentGap, treatmentProfileEndpoints } from '@thant/contracts/materials/treatment-profiles'
import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import { useState } from 'react'
import { Link } from 'react-router'
import classes from '#components/data-table/figure-table.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { WasteTypeBadge } from '#features/materials/wastes/components/waste-type-badge.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { type FillableGap, isFillable } from '../treatment-gap.ts'
import { FillGapDialog } from './fill-gap-dialog.tsx'

/** Shows nothing once every kilogram has a treatment and every type a profile. */
export function TreatmentGaps() {
  const { t } = useTranslation()
  const [filled, setFilled] = useState<FillableGap | null>(null)
  const gaps = useEndpoint(treatmentProfileEndpoints.gaps, {}).data?.data ?? []
  return (
    <>
      {gaps.length > 0 && (
        <SectionCard title={t('Treatment not known')}>
          <Alert color="amber" icon={<IconAlertTriangle />} mb="md">
            {t('What was collected without a profile of its day counts as disposal, and never as diverted.')}
          </Alert>
          <GapsTable gaps={gaps} onFill={setFilled} />
        </SectionCard>
      )}
      {filled && <FillGapDialog gap={filled} onClose={() => setFilled(null)} />}
    </>
  )
}

function GapsTable({ gaps, onFill }: { gaps: readonly TreatmentGap[]; onFill: (gap: FillableGap) => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const mayChange = useCan()('treatment-profiles:change')
  return (
    <table className={classes.table} aria-label={t('Treatment not known')}>
      <thead>
        <tr>
          <th scope="col">{t('Waste type')}</th>
          <th scope="col" className={classes.word}>
            {t('Without a profile')}
          </th>
          <th scope="col">{t('Pickups')}</th>
          <th scope="col">{t('Weight (kg)')}</th>
          {mayChange && <th scope="col">{t('Actions')}</th>}
        </tr>
      </thead>
      <tbody>
        {gaps.map((gap) => (
          <tr key={gap.wasteType}>
            <th scope="row">
              <WasteTypeBadge type={gap.wasteType} />
            </th>
            <td data-label={t('Without a profile')} className={classes.word}>
              <GapDays gap={gap} />
            </td>
            <td data-label={t('Pickups')}>{format.number(gap.pickups)}</td>
            <td data-label={t('Weight (kg)')}>{format.number(gap.weightKg, 3)}</td>
            {mayChange && (
              <td>
                <GapAction gap={gap} onFill={onFill} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function GapDays({ gap: { firstProfile, days } }: { gap: TreatmentGap }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <>
      {days === null
        ? t('No profile yet')
        : t('{{from}} to {{to}}', { from: format.date(days.first), to: format.date(days.last) })}
      {days !== null && firstProfile !== null && (
        <Text fz="xs" c="dimmed">
          {t('The first profile is valid from {{day}}.', { day: format.date(firstProfile.validFrom) })}
        </Text>
      )}
    </>
  )
}

/** The first profile of a type is taken over as it is; a type without one needs its shares. */
function GapAction({ gap, onFill }: { gap: TreatmentGap; onFill: (gap: FillableGap) => void }) {
  const { t } = useTranslation()
  const type = t(wasteTypeLabels[gap.wasteType])
  if (isFillable(gap)) {
    return (
      <Button
        size="xs"
        variant="default"
        aria-label={t('Use the first profile for {{type}}', { type })}
        onClick={() => onFill(gap)}
      >
        {t('Use the first profile')}
      </Button>
    )
  }
  const prefilled = new URLSearchParams({ type: gap.wasteType, ...(gap.days && { from: gap.days.first }) })
  return (
    <Button
      component={Link}
      to={`${paths.treatmentProfileAdd}?${prefilled.toString()}`}
      size="xs"
      variant="default"
      aria-label={t('Add a profile for {{type}}', { type })}
    >
      {t('Add a profile')}
    </Button>
  )
}
