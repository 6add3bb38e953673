import { Select, Textarea, TextInput } from '@mantine/core'
import { assessmentLabels, assessments } from '@thant/contracts/assessments'
import { type FactorSet, factorSetEndpoints } from '@thant/contracts/carbon'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { RepeatableRows } from '#components/form/repeatable-rows.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayPicker } from '#components/pickers/day-picker.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { blankFactor, factorSetBodyOf, valuesFrom, withLines } from '../factor-set-values.ts'
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
  const { key, getInputProps: field, getValues, setValues, insertListItem, removeListItem, errors } = record.form
  return (
    <Form form={record} cancel={paths.factorSets}>
      <FormSection title={t('Version')}>
        <FormRow>
          <TextInput key={key('name')} {...field('name')} label={t('Name')} withAsterisk />
          <TextInput key={key('version')} {...field('version')} label={t('Version')} withAsterisk />
        </FormRow>
        <DayPicker
          key={key('validFrom')}
          {...field('validFrom')}
          label={t('In force from')}
          description={t('Quarters that end on this day or later are computed with it. Saved reports keep theirs.')}
          withAsterisk
        />
        <FactorSetEffects validFrom={validFrom ?? ''} />
        <TextInput
          key={key('gwpSet')}
          {...field('gwpSet')}
          label={t('Global warming potentials')}
          placeholder="IPCC 1995 (CH4 21, N2O 310)"
          withAsterisk
        />
        <Select
          key={key('assessment')}
          {...field('assessment')}
          label={t('Assessment report')}
          description={t('Reports say by it how old the potentials are.')}
          data={assessments.map((value) => ({ value, label: t(assessmentLabels[value]) }))}
          allowDeselect={false}
        />
        <Textarea
          key={key('source')}
          {...field('source')}
          label={t('Source')}
          description={t('Where the factors are from, as an auditor will look it up.')}
          autosize
          minRows={2}
          withAsterisk
        />
        <FormRow>
          <TextInput
            key={key('year')}
            {...field('year')}
            label={t('Year of publication')}
            inputMode="numeric"
            maxLength={4}
          />
          <TextInput key={key('region')} {...field('region')} label={t('Region')} />
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
        >
          {(index) => <FactorFields record={record} index={index} />}
        </RepeatableRows>
      </FormSection>
    </Form>
  )
}
