import { assessmentLabels } from '@thant/contracts/reporting/assessments'
import { type FactorSet, factorSetEndpoints } from '@thant/contracts/reporting/factor-sets'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { RepeatableRows } from '#components/form/repeatable-rows.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayField } from '#components/pickers/day-picker.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { blankFactor, type FactorSetValues, factorSetBodyOf, valuesFrom, withLines } from '../factor-set-values.ts'
import { FactorFields } from './factor-fields.tsx'
import { FactorFile } from './factor-file.tsx'
import { FactorSetEffects } from './factor-set-effects.tsx'

export function AddFactorSetForm({ latest }: { latest: FactorSet | undefined }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const record = useRecordForm({
    endpoint: factorSetEndpoints.create,
    initialValues: valuesFrom(latest),
    toBody: factorSetBodyOf,
    saved: 'The factor set was added.',
    onSaved: () => navigate(paths.factorSets),
  })
  const [validFrom, setValidFrom] = useState(record.form.getValues().validFrom)
  record.form.watch('validFrom', ({ value }) => setValidFrom(value))
  const { getValues, setValues, insertListItem, removeListItem, errors } = record.form
  return (
    <Form form={record} cancel={paths.factorSets}>
      <FormSection title={t('Version')}>
        <FormRow>
          <TextField<FactorSetValues> name="name" label="Name" />
          <TextField<FactorSetValues> name="version" label="Version" />
        </FormRow>
        <DayField<FactorSetValues>
          name="validFrom"
          label="In force from"
          hint="Quarters that end on this day or later are computed with it. Saved reports keep theirs."
        />
        <FactorSetEffects validFrom={validFrom ?? ''} />
        <ChoiceField<FactorSetValues>
          name="assessment"
          label="Assessment report"
          hint="Reports show from this how old the values are."
          labels={assessmentLabels}
        />
        <TextArea<FactorSetValues>
          name="gwpSet"
          label="Global warming potentials"
          placeholder="IPCC 1995 (CH4 21, N2O 310)"
          minRows={1}
        />
        <TextArea<FactorSetValues>
          name="source"
          label="Source"
          hint="Where the factors are from, as an auditor will look it up."
        />
        <FormRow>
          <TextField<FactorSetValues> name="year" label="Year of publication" inputMode="numeric" maxLength={4} />
          <TextField<FactorSetValues> name="region" label="Region" />
        </FormRow>
      </FormSection>
      <FormSection title={t('From a file')}>
        <FactorFile onRead={(lines) => setValues({ factors: withLines(getValues().factors, lines) })} />
      </FormSection>
      <FormSection
        title={t('Factors')}
        hint={t(
          'In t CO₂e per tonne of waste. Every material needs a line of its usual treatment; the lines of its parts are summed.',
        )}
      >
        <RepeatableRows
          label={t('Materials')}
          error={errors.factors}
          count={getValues().factors.length}
          add={{ label: t('Add a line'), onAdd: () => insertListItem('factors', blankFactor('E-waste')) }}
          removeLabel={(index) => t('Remove line {{number}}', { number: index + 1 })}
          onRemove={(index) => removeListItem('factors', index)}
          areLines
        >
          {(index) => <FactorFields index={index} />}
        </RepeatableRows>
      </FormSection>
    </Form>
  )
}
