import { Select, TextInput } from '@mantine/core'
import { type Pickup, pickupStatuses, wayTypes } from '@thant/contracts/pickups'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { SiteSelect } from '#features/sites/components/site-select.tsx'
import { DriverSelect } from '#features/users/components/driver-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { StatusSelect } from '../components/status-select.tsx'
import type { PickupValues } from './pickup-values.ts'
import { TeamSelect } from './team-select.tsx'

type WayFieldsProps = { record: RecordForm<PickupValues>; pickup: Pickup }

/** Edits the way (docs/specification.md 2.8-16): site, number, type, vehicle, team and status. */
export function WayFields({ record, pickup }: WayFieldsProps) {
  const { t } = useTranslation()
  const { key, getInputProps: field } = record.form
  return (
    <FormSection title={t('Way')}>
      <SiteSelect
        key={key('siteId')}
        {...field('siteId')}
        organizationId={pickup.organizationId._id}
        kept={pickup.site}
        label={t('Site')}
        allowDeselect={false}
        withAsterisk
      />
      <FormRow>
        <TextInput
          key={key('wayNumber')}
          {...field('wayNumber')}
          label={t('Way Number')}
          inputMode="numeric"
          autoComplete="off"
        />
        <Select
          key={key('wayType')}
          {...field('wayType')}
          label={t('Way Type')}
          data={wayTypes.map((value) => ({ value, label: t(value) }))}
          placeholder={t('Choose')}
          clearable
          clearButtonProps={{ 'aria-label': t('Clear the way type') }}
        />
      </FormRow>
      <FormRow>
        <TextInput
          key={key('vehicle.plate_number')}
          {...field('vehicle.plate_number')}
          label={t('Vehicle plate number')}
          autoComplete="off"
        />
        <DriverSelect key={key('vehicle.driver')} {...field('vehicle.driver')} label={t('Driver')} />
      </FormRow>
      <StatusSelect
        key={key('status')}
        {...field('status')}
        statuses={pickupStatuses}
        label={t('Status')}
        withAsterisk
      />
      <TeamSelect key={key('operationTeam')} {...field('operationTeam')} label={t('Operation Team')} />
    </FormSection>
  )
}
