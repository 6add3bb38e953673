import { wasteTreatmentLabels } from '@thant/contracts/materials/wastes'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { WasteTypeField } from '#features/materials/wastes/components/waste-type-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { FactorSetValues } from '../factor-set-values.ts'
import classes from './factor-fields.module.css'

/** The fields of one material in one treatment, or of one part of it. */
export function FactorFields({ index }: { index: number }) {
  const { t } = useTranslation()
  const path = `factors.${index}` as const
  return (
    <div className={classes.factors} data-first={index === 0}>
      <WasteTypeField<FactorSetValues> name={`${path}.material`} label="Material" />
      <ChoiceField<FactorSetValues> name={`${path}.treatment`} label="Treatment" labels={wasteTreatmentLabels} />
      <TextField<FactorSetValues> name={`${path}.part`} label="Part" placeholder={t('Whole material')} />
      <TextField<FactorSetValues> name={`${path}.direct`} label="A direct" inputMode="decimal" />
      <TextField<FactorSetValues>
        name={`${path}.avoidedMaterial`}
        label="B avoided material or fertilizer"
        inputMode="decimal"
      />
      <TextField<FactorSetValues> name={`${path}.avoidedLandfill`} label="C avoided landfilling" inputMode="decimal" />
    </div>
  )
}
