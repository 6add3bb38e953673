import { scheduleEndpoints } from '@thant/contracts/schedules'
import { generatePath, useNavigate } from 'react-router'
import { Form } from '#components/form/form.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { OrganizationSelect } from '#features/organizations/components/organization-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useReturnTo } from '#lib/return-path.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { todayIn } from '#lib/zoned-time.ts'
import { missingInSchedule, newSchedule, scheduleBodyOf } from '../schedule-values.ts'
import { ScheduleFields } from './schedule-fields.tsx'
import { SchedulePreview } from './schedule-preview.tsx'

/** Adds a schedule, for an organization that the page it was opened from may name. */
export function AddScheduleForm({ organizationId }: { organizationId: string | null }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const list = useReturnTo(paths.schedules)
  const today = todayIn(useCompanyTimeZone())
  const record = useRecordForm({
    endpoint: scheduleEndpoints.create,
    initialValues: newSchedule(organizationId, today),
    toBody: scheduleBodyOf,
    validate: (values) => missingInSchedule(values),
    saved: 'The schedule was added.',
    onSaved: ({ _id }) => navigate(generatePath(paths.scheduleEdit, { scheduleId: _id }), { replace: true }),
  })
  const { key, getInputProps: field } = record.form
  return (
    <Form form={record} cancel={list}>
      <FormSection>
        <OrganizationSelect
          key={key('organizationId')}
          {...field('organizationId')}
          label={t('Organization')}
          withAsterisk
        />
      </FormSection>
      <ScheduleFields record={record} hasBegun={false} />
      <SchedulePreview record={record} />
    </Form>
  )
}
