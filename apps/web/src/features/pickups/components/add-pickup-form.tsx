import { TextInput } from '@mantine/core'
import type { BodyInputOf } from '@thant/contracts/endpoint'
import { pickupEndpoints } from '@thant/contracts/pickups'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayTimePicker } from '#components/pickers/day-time-picker.tsx'
import { OrganizationSelect } from '#features/organizations/components/organization-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { pickupReaders } from '../api.ts'
import type { StaffMember } from '../staff-member.ts'
import { DriverSelect } from './driver-select.tsx'

type ScheduleValues = {
  organizationId: string | null
  pickUpTime: string
  vehicle: { plate_number: string; driver: StaffMember | null }
}

const nothingYet: ScheduleValues = { organizationId: null, pickUpTime: '', vehicle: { plate_number: '', driver: null } }

export function AddPickupForm({ cancelHref, onSaved }: { cancelHref: string; onSaved: () => void }) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: pickupEndpoints.schedule,
    initialValues: nothingYet,
    toBody: scheduleBodyOf,
    alsoCheck: ({ organizationId, pickUpTime }) => ({
      organizationId: organizationId === null ? 'Required' : undefined,
      pickUpTime: pickUpTime === '' ? 'Required' : undefined,
    }),
    refreshes: pickupReaders,
    saved: 'Successfully added schedule!',
    // SPECIFICATION 8, Schedule create.
    failed: ({ status }) =>
      status === 400 ? 'Error adding schedule: {{message}}' : 'An unexpected error occurred: {{message}}',
    onSaved,
  })
  const { key, getInputProps: field } = record.form
  return (
    <Form form={record} cancel={cancelHref}>
      <FormSection>
        <OrganizationSelect
          key={key('organizationId')}
          {...field('organizationId')}
          label={t('Organization')}
          withAsterisk
        />
        <DayTimePicker
          key={key('pickUpTime')}
          {...field('pickUpTime')}
          label={t('Pick-up date')}
          description={t('Time of the company, in steps of 15 minutes.')}
          withAsterisk
        />
        <FormRow>
          <TextInput
            key={key('vehicle.plate_number')}
            {...field('vehicle.plate_number')}
            label={t('Vehicle plate number')}
            placeholder="YGN 1A-1234"
          />
          <DriverSelect key={key('vehicle.driver')} {...field('vehicle.driver')} label={t('Driver')} />
        </FormRow>
      </FormSection>
    </Form>
  )
}

function scheduleBodyOf(values: ScheduleValues): BodyInputOf<typeof pickupEndpoints.schedule> {
  return {
    organizationId: values.organizationId ?? '',
    pickUpTime: values.pickUpTime,
    vehicle: { plate_number: values.vehicle.plate_number, driver: values.vehicle.driver?._id ?? null },
  }
}
