import { TextInput } from '@mantine/core'
import { FormRow } from '#components/form/form-row.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { WasteTypeSelect } from '#features/wastes/components/waste-type-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { FactorSetValues } from '../factor-set-values.ts'
import classes from './factor-fields.module.css'

/** The fields of one material, or of one component of a material. */
export function FactorFields({ record, index }: { record: RecordForm<FactorSetValues>; index: number }) {
  const { t } = useTranslation()
  const { key, getInputProps: field } = record.form
  const path = (name: string) => `factors.${index}.${name}`
  const number = (name: string) => ({ ...field(path(name)), inputMode: 'decimal' as const, withAsterisk: true })
  return (
    <>
      <FormRow>
        <WasteTypeSelect key={key(path('material'))} {...field(path('material'))} label={t('Material')} />
        <TextInput
          key={key(path('part'))}
          {...field(path('part'))}
          label={t('Part')}
          placeholder={t('Whole material')}
        />
      </FormRow>
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
