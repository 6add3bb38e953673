import { useSearchParams } from 'react-router'
import { SwitchField } from '#components/fields/checkbox-fields.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { DayTimeField } from '#components/pickers/day-time-picker.tsx'
import { useWorkingCalendar } from '#features/company/company-days/use-working-calendar.ts'
import { DriverField } from '#features/customers/users/components/driver-select.tsx'
import { paths } from '#lib/links/paths.ts'
import { useLeave, useReturnTo } from '#lib/links/return-path.ts'
import { PickupPlace } from './pickup-place.tsx'
import { useChooseDriver } from './use-choose-driver.ts'
import { useProposedPlan } from './use-proposed-plan.ts'
import { type ScheduleValues, useScheduleForm } from './use-schedule-form.tsx'

const proposedHint = 'The next working day is proposed, with the time and the driver of the latest pickup there.'

export function AddPickupForm() {
  const { noteOf } = useWorkingCalendar()
  const [address] = useSearchParams()
  const record = useScheduleForm({
    organizationId: address.get('organization'),
    onSaved: useLeave(paths.pickups),
  })
  const chooseDriver = useChooseDriver(record)
  const isProposed = useProposedPlan(record, chooseDriver)
  return (
    <Form form={record} cancel={useReturnTo(paths.pickups)}>
      <FormSection>
        <PickupPlace record={record} />
        <DayTimeField<ScheduleValues>
          name="pickUpTime"
          label="Pick-up date"
          hint={isProposed ? proposedHint : 'In the company’s time zone.'}
          noteOf={noteOf}
        />
        <FormRow>
          <DriverField<ScheduleValues> name="vehicle.driver" onChange={chooseDriver} label="Driver" />
          <TextField<ScheduleValues>
            name="vehicle.plate_number"
            label="Vehicle plate number"
            placeholder="YGN 1A-1234"
          />
        </FormRow>
        <SwitchField<ScheduleValues>
          name="isConfirmed"
          label="Confirm at once"
          hint="A driver can weigh confirmed pickups only."
        />
      </FormSection>
    </Form>
  )
}
