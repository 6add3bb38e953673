import { Select, TextInput } from '@mantine/core'
import { wasteTreatmentLabels, wasteTreatments } from '@thant/contracts/wastes'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { WasteTypeSelect } from '#features/wastes/components/waste-type-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { FactorSetValues } from '../factor-set-values.ts'
import classes from './factor-fields.module.css'

/** The fields of one material in one treatment, or of one part of it. */
export function FactorFields({ record, index }: { record: RecordForm<FactorSetValues>; index: number }) {
  const { t } = useTranslation()
  const { key, getInputProps: field } = record.form
  const path = (name: string) => `factors.${index}.${name}`
  const number = (name: string) => ({ ...field(path(name)), inputMode: 'decimal' as const, withAsterisk: true })
  return (
    <>
      <div className={classes.factors}>
        <WasteTypeSelect key={key(path('material'))} {...field(path('material'))} label={t('Material')} />
        <Select
          key={key(path('treatment'))}
          {...field(path('treatment'))}
          label={t('Treatment')}
          data={wasteTreatments.map((treatment) => ({ value: treatment, label: t(wasteTreatmentLabels[treatment]) }))}
          allowDeselect={false}
        />
        <TextInput
          key={key(path('part'))}
          {...field(path('part'))}
          label={t('Part')}
          placeholder={t('Whole material')}
        />
      </div>
      <div className={classes.factors}>
        <TextInput key={key(path('direct'))} {...number('direct')} label={t('A direct')} />
        <TextInput key={key(path('avoidedMaterial'))} {...number('avoidedMaterial')} label={t('B avoided material')} />
        <TextInput
          key={key(path('avoidedLandfill'))}
          {...number('avoidedLandfill')}
          label={t('C avoided landfilling')}
        />
      </div>
    </>
  )
}
