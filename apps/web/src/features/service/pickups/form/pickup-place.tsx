import type { RecordForm } from '#components/form/use-record-form.ts'
import { OrganizationField } from '#features/customers/organizations/components/organization-select.tsx'
import { SiteField } from '#features/customers/sites/components/site-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { ScheduleValues } from './use-schedule-form.tsx'

type PickupPlaceProps = { record: RecordForm<ScheduleValues>; isFirst?: boolean }

/** The organization, and which of its sites if it has several. */
export function PickupPlace({ record, isFirst = false }: PickupPlaceProps) {
  const { t } = useTranslation()
  const organizationId = record.form.useWatchValue('organizationId')
  return (
    <>
      <OrganizationField<ScheduleValues>
        name="organizationId"
        onChange={() => record.form.setFieldValue('siteId', null)}
        label="Organization"
        data-autofocus={isFirst || undefined}
      />
      <SiteField<ScheduleValues>
        name="siteId"
        organizationId={organizationId}
        label="Site"
        placeholder={t('Main site')}
        clearable
      />
    </>
  )
}
