import { Text, Textarea } from '@mantine/core'
import { treatmentProfileEndpoints } from '@thant/contracts/treatment-profiles'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useOverruleDoubt } from '#components/form/overrule-doubt.tsx'
import { RepeatableRows } from '#components/form/repeatable-rows.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayPicker } from '#components/pickers/day-picker.tsx'
import { WasteTypeSelect } from '#features/wastes/components/waste-type-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { blankShare, newProfile, profileBodyOf, totalPercent } from '../profile-values.ts'
import { ShareFields } from './share-fields.tsx'

export function AddProfileForm() {
  const { t } = useTranslation()
  const format = useFormat()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const [total, setTotal] = useState(100)
  const record = useRecordForm({
    endpoint: treatmentProfileEndpoints.create,
    initialValues: newProfile(address),
    toBody: (values) => ({ ...profileBodyOf(values), isSure: false }),
    overrule: useOverruleDoubt(),
    saved: 'The treatment profile was added.',
    onSaved: () => navigate(paths.treatmentProfiles, { replace: true }),
  })
  const { key, getInputProps: field, getValues, insertListItem, removeListItem, errors } = record.form
  const addUp = () => setTotal(totalPercent(getValues().shares))
  return (
    <Form form={record} cancel={paths.treatmentProfiles}>
      <FormSection>
        <FormRow>
          <WasteTypeSelect key={key('wasteType')} {...field('wasteType')} label={t('Waste type')} withAsterisk />
          <DayPicker
            key={key('validFrom')}
            {...field('validFrom')}
            label={t('Valid from')}
            description={t('Until the next profile of the type. Completed pickups keep the treatment that they have.')}
            withAsterisk
          />
        </FormRow>
      </FormSection>
      <FormSection
        title={t('What becomes of it')}
        hint={t('In shares of its weight that add up to 100 %, such as 92 % recycled and 8 % left for the landfill.')}
      >
        {/* The fields keep their values themselves, so the sum follows what is typed in any of them. */}
        <div onInput={() => requestAnimationFrame(addUp)}>
          <RepeatableRows
            label={t('Shares')}
            error={errors.shares}
            count={getValues().shares.length}
            add={{
              label: t('Add a share'),
              onAdd: () => insertListItem('shares', blankShare),
            }}
            removeLabel={(index) => t('Remove share {{number}}', { number: index + 1 })}
            onRemove={(index) => {
              removeListItem('shares', index)
              requestAnimationFrame(addUp)
            }}
          >
            {(index) => <ShareFields record={record} index={index} />}
          </RepeatableRows>
        </div>
        <Text role="status" fw={600} c={total === 100 ? undefined : 'brick'}>
          {t('Together: {{percent}}', { percent: format.percent(total, 2) })}
        </Text>
      </FormSection>
      <FormSection>
        <Textarea
          key={key('reason')}
          {...field('reason')}
          label={t('Reason')}
          description={t('Needed where completed pickups have no treatment yet: their collection notes say it.')}
          autosize
          minRows={2}
          maxLength={500}
        />
      </FormSection>
    </Form>
  )
}
