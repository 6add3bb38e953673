import type { RecordForm } from '#components/form/use-record-form.ts'
import { OrganizationSelect } from '#features/organizations/components/organization-select.tsx'
import { SiteSelect } from '#features/sites/components/site-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { ScheduleValues } from './use-schedule-form.tsx'

type PickupPlaceProps = { record: RecordForm<ScheduleValues>; isFirst?: boolean }

/** The organization, and which of its sites if it has several. */
export function PickupPlace({ record, isFirst = false }: PickupPlaceProps) {
  const { t } = useTranslation()
  const { key, getInputProps: field, useWatchValue } = record.form
  const organization = field('organizationId')
  const organizationId = useWatchValue('organizationId')
  return (
    <>
      <OrganizationSelect
        key={key('organizationId')}
        {...organization}
        onChange={(chosen: string | null) => {
          organization.onChange(chosen)
          record.form.setFieldValue('siteId', null)
        }}
        label={t('Organization')}
        data-autofocus={isFirst || undefined}
        withAsterisk
      />
      <SiteSelect
        key={key('siteId')}
        {...field('siteId')}
        organizationId={organizationId}
        label={t('Site')}
        placeholder={t('Main site')}
        clearable
      />
    </>
  )
}
