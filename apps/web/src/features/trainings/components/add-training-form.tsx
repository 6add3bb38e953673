import { trainingEndpoints } from '@thant/contracts/trainings'
import { useNavigate } from 'react-router'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayPicker } from '#components/pickers/day-picker.tsx'
import { OrganizationSelect } from '#features/organizations/components/organization-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { missingOf, type ScheduleValues, scheduleBodyOf } from '../training-values.ts'
import { PeriodInput } from './period-input.tsx'

const nothingYet: ScheduleValues = { organizationId: null, trainingDate: null, trainingPeriod: '' }

export function AddTrainingForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const record = useRecordForm({
    endpoint: trainingEndpoints.schedule,
    initialValues: nothingYet,
    toBody: scheduleBodyOf,
    validate: missingOf,
    saved: 'Successfully added training!',
    onSaved: () => navigate(paths.trainings, { replace: true }),
  })
  const { key, getInputProps: field } = record.form
  return (
    <Form form={record} cancel={paths.trainings}>
      <FormSection>
        <OrganizationSelect
          key={key('organizationId')}
          {...field('organizationId')}
          label={t('Organization name')}
          withAsterisk
        />
        <FormRow>
          <DayPicker key={key('trainingDate')} {...field('trainingDate')} label={t('Start date')} withAsterisk />
          <PeriodInput key={key('trainingPeriod')} {...field('trainingPeriod')} />
        </FormRow>
      </FormSection>
    </Form>
  )
}
