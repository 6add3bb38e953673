import { type WeightMeasure, weightMeasureLabels, weightMeasures } from '@thant/contracts/materials/wastes'
import { NumberField } from '#components/fields/number-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { CompanyValues } from '../company-values.ts'

/** How far the mass balance and the totals of weights may be off. */
export function CompanyWasteFields() {
  const { t } = useTranslation()
  return (
    <>
      <FormSection title={t('Mass balance')}>
        <NumberField<CompanyValues>
          name="massBalanceTolerance"
          label="Tolerance of the mass balance (%)"
          hint="The mass balance warns when more left than was in stock, by more than this percentage."
          min={0}
          max={100}
          decimalScale={2}
        />
      </FormSection>
      <FormSection
        title={t('How well weights are known')}
        hint={t(
          'The ± of a total is worked out from these, at a confidence of 95%. Totals of today follow a change; reports that were made keep theirs.',
        )}
      >
        {weightMeasures.map((measure) => (
          <UncertaintyFields key={measure} measure={measure} />
        ))}
      </FormSection>
    </>
  )
}

function UncertaintyFields({ measure: code }: { measure: WeightMeasure }) {
  const { t } = useTranslation()
  const measure = t(weightMeasureLabels[code])
  return (
    <FormRow>
      <NumberField<CompanyValues>
        name={`weightUncertainty.${code}.percent`}
        label={['{{measure}}: ± (%)', { measure }]}
        min={0.01}
        max={100}
        decimalScale={2}
      />
      <TextArea<CompanyValues>
        name={`weightUncertainty.${code}.source`}
        label={['{{measure}}: source', { measure }]}
        minRows={1}
      />
    </FormRow>
  )
}
