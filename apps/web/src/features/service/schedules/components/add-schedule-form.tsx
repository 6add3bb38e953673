import { scheduleEndpoints } from '@thant/contracts/service/schedules'
import { useState } from 'react'
import { generatePath, useNavigate } from 'react-router'
import { useConfirmWarning } from '#components/form/confirm-warning.tsx'
import { Form } from '#components/form/form.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { OrganizationField } from '#features/customers/organizations/components/organization-select.tsx'
import { SiteField } from '#features/customers/sites/components/site-select.tsx'
import { chosenSite, missingSite } from '#features/customers/sites/site-choice.ts'
import { useSites } from '#features/customers/sites/use-sites.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useReturnTo } from '#lib/links/return-path.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { missingInSchedule, newSchedule, type ScheduleValues, scheduleBodyOf } from '../schedule-values.ts'
import { ScheduleFields } from './schedule-fields.tsx'
import { SchedulePreview } from './schedule-preview.tsx'

/** Adds a schedule, for an organization that the page it was opened from may name. */
export function AddScheduleForm({ organizationId }: { organizationId: string | null }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const list = useReturnTo(paths.schedules)
  const today = todayIn(useCompanyTimeZone())
  const [chosen, setChosen] = useState(organizationId)
  const sites = useSites(chosen)
  const record = useRecordForm({
    endpoint: scheduleEndpoints.create,
    initialValues: newSchedule(organizationId, today),
    toBody: (values) => ({
      ...scheduleBodyOf({ ...values, siteId: chosenSite(sites, values.siteId) ?? null }),
      isSure: false,
    }),
    overrule: useConfirmWarning(),
    validate: (values) => ({ ...missingInSchedule(values), ...missingSite(sites, values.siteId) }),
    saved: 'The schedule was added.',
    onSaved: ({ _id }) => navigate(generatePath(paths.scheduleEdit, { scheduleId: _id }), { replace: true }),
  })
  return (
    <Form form={record} cancel={list}>
      <FormSection>
        <OrganizationField<ScheduleValues>
          name="organizationId"
          onChange={(id) => {
            record.form.setFieldValue('siteId', null)
            setChosen(id)
          }}
          label="Organization"
        />
        <SiteField<ScheduleValues>
          name="siteId"
          organizationId={chosen}
          label="Site"
          placeholder={t('Choose a site')}
        />
      </FormSection>
      <ScheduleFields record={record} hasBegun={false} />
      <SchedulePreview record={record} />
    </Form>
  )
}
