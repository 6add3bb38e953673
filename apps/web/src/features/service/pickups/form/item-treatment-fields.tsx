import { Select } from '@mantine/core'
import { wasteTreatmentLabels, wasteTreatments } from '@thant/contracts/materials/wastes'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { DestinationSelect } from '#features/materials/destinations/components/destination-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import classes from './item-lines.module.css'
import type { ItemDestination, PickupValues } from './pickup-values.ts'

type ItemTreatmentFieldsProps = {
  form: RecordForm<PickupValues>['form']
  index: number
  destinations: readonly ItemDestination[]
}

export const treatmentFields = ['treatment', 'destinationId', 'isHazardous'] as const

/** What holds for an item in place of the treatment profile of the day and the kind of its waste type. */
export function ItemTreatmentFields({ form, index, destinations }: ItemTreatmentFieldsProps) {
  const { t } = useTranslation()
  const number = index + 1
  const path = (name: (typeof treatmentFields)[number]) => `items.${index}.${name}`
  const { destinationId } = form.getValues().items[index] ?? {}
  const { defaultValue: isHazardous, onChange: setHazardous, ...hazardous } = form.getInputProps(path('isHazardous'))
  return (
    <div className={classes.more}>
      <Select
        key={form.key(path('treatment'))}
        {...form.getInputProps(path('treatment'))}
        label={t('Treatment')}
        aria-label={t('Treatment of item {{number}}', { number })}
        placeholder={t('By the treatment profile')}
        data={wasteTreatments.map((treatment) => ({ value: treatment, label: t(wasteTreatmentLabels[treatment]) }))}
        clearable
      />
      <DestinationSelect
        key={form.key(path('destinationId'))}
        {...form.getInputProps(path('destinationId'))}
        kept={destinations.find(({ _id }) => _id === destinationId) ?? null}
        label={t('Destination')}
        aria-label={t('Destination of item {{number}}', { number })}
        clearable
      />
      <Select
        key={form.key(path('isHazardous'))}
        {...hazardous}
        defaultValue={isHazardous === null ? null : String(isHazardous)}
        onChange={(value) => setHazardous(value === null ? null : value === 'true')}
        label={t('Kind of waste')}
        aria-label={t('Whether item {{number}} is hazardous', { number })}
        placeholder={t('By the waste type')}
        data={[
          { value: 'true', label: t('Hazardous') },
          { value: 'false', label: t('Non-hazardous') },
        ]}
        clearable
      />
    </div>
  )
}
