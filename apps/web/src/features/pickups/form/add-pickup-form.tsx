import { Switch, TextInput } from '@mantine/core'
import { useNavigate } from 'react-router'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { DayTimePicker } from '#components/pickers/day-time-picker.tsx'
import { useWorkingCalendar } from '#features/company-days/use-working-calendar.ts'
import { DriverSelect } from '#features/users/components/driver-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { PickupPlace } from './pickup-place.tsx'
import { useChooseDriver } from './use-choose-driver.ts'
import { useScheduleForm } from './use-schedule-form.tsx'

export function AddPickupForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { noteOf } = useWorkingCalendar()
  const record = useScheduleForm({ onSaved: () => navigate(paths.pickups, { replace: true }) })
  const { key, getInputProps: field } = record.form
  const chooseDriver = useChooseDriver(record)
  return (
    <Form form={record} cancel={paths.pickups}>
      <FormSection>
        <PickupPlace record={record} />
        <DayTimePicker
          key={key('pickUpTime')}
          {...field('pickUpTime')}
          label={t('Pick-up date')}
          description={t('Time of the company.')}
          noteOf={noteOf}
          withAsterisk
        />
        <FormRow>
          <DriverSelect
            key={key('vehicle.driver')}
            {...field('vehicle.driver')}
            onChange={chooseDriver}
            label={t('Driver')}
          />
          <TextInput
            key={key('vehicle.plate_number')}
            {...field('vehicle.plate_number')}
            label={t('Vehicle plate number')}
            placeholder="YGN 1A-1234"
          />
        </FormRow>
        <Switch
          key={key('isConfirmed')}
          {...field('isConfirmed', { type: 'checkbox' })}
          label={t('Confirm at once')}
          description={t('A driver can weigh confirmed pickups only.')}
        />
      </FormSection>
    </Form>
  )
}
