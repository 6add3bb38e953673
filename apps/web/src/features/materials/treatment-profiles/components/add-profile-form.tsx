import { Text } from '@mantine/core'
import { treatmentProfileEndpoints } from '@thant/contracts/materials/treatment-profiles'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { TextArea } from '#components/fields/text-area.tsx'
import { useConfirmWarning } from '#components/form/confirm-warning.tsx'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { RepeatableRows } from '#components/form/repeatable-rows.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayField } from '#components/pickers/day-picker.tsx'
import { WasteTypeField } from '#features/materials/wastes/components/waste-type-select.tsx'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { blankShare, newProfile, type ProfileValues, profileBodyOf, totalPercent } from '../profile-values.ts'
import { ShareFields } from './share-fields.tsx'

export function AddProfileForm() {
  const { t } = useTranslation()
  const format = useFormat()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const today = todayIn(useCompanyTimeZone())
  const [total, setTotal] = useState(100)
  const record = useRecordForm({
    endpoint: treatmentProfileEndpoints.create,
    initialValues: newProfile(address, today),
    toBody: (values) => ({ ...profileBodyOf(values), isSure: false }),
    overrule: useConfirmWarning(),
    saved: 'The treatment profile was added.',
    onSaved: () => navigate(paths.treatmentProfiles, { replace: true }),
  })
  const { getValues, insertListItem, removeListItem, errors } = record.form
  const addUp = () => setTotal(totalPercent(getValues().shares))
  return (
    <Form form={record} cancel={paths.treatmentProfiles}>
      <FormSection>
        <FormRow>
          <WasteTypeField<ProfileValues> name="wasteType" label="Waste type" placeholder={t('Choose a waste type')} />
          <DayField<ProfileValues>
            name="validFrom"
            label="Valid from"
            hint="Valid until the next profile. Completed pickups keep the treatment that they have."
          />
        </FormRow>
      </FormSection>
      <FormSection
        title={t('What becomes of it')}
        hint={t('Shares of the weight, which total 100 %: such as 92 % recycled and 8 % to the landfill.')}
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
            {(index) => <ShareFields index={index} />}
          </RepeatableRows>
        </div>
        <Text role="status" fw={600} c={total === 100 ? undefined : 'brick'}>
          {t('Total: {{percent}}', { percent: format.percent(total, 2) })}
        </Text>
      </FormSection>
      <FormSection>
        <TextArea<ProfileValues>
          name="reason"
          label="Reason"
          hint="Needed where completed pickups have no treatment yet: their collection notes say it."
          maxLength={500}
        />
      </FormSection>
    </Form>
  )
}
