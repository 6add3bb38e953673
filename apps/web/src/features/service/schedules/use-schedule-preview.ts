import { useDebouncedValue } from '@mantine/hooks'
import { scheduleChangeSchema, scheduleFormSchema } from '@thant/contracts/service/schedule-forms'
import { scheduleEndpoints } from '@thant/contracts/service/schedules'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { missingInSchedule, type ScheduleValues, scheduleBodyOf, scheduleChangeOf } from './schedule-values.ts'

export type PreviewedSchedule = { _id: string; hasBegun: boolean }

/** Asks what saving would do, a moment after the last change and only while the form is complete. */
export function useSchedulePreview(values: ScheduleValues, schedule: PreviewedSchedule | undefined) {
  const [settled] = useDebouncedValue(values, 400)
  const hasBegun = schedule?.hasBegun ?? false
  const isWhole = Object.keys(missingInSchedule(settled, hasBegun)).length === 0
  const body = scheduleBodyOf(settled)
  const change = scheduleChangeOf(settled, hasBegun)
  const options = { staleTime: 0, keepsPrevious: true }
  const ofNew = useEndpoint(
    scheduleEndpoints.preview,
    { body },
    { ...options, enabled: schedule === undefined && isWhole && scheduleFormSchema.safeParse(body).success },
  )
  const ofChange = useEndpoint(
    scheduleEndpoints.previewChange,
    { params: { id: schedule?._id ?? '' }, body: change },
    { ...options, enabled: schedule !== undefined && isWhole && scheduleChangeSchema.safeParse(change).success },
  )
  return schedule === undefined ? ofNew : ofChange
}

/** Returns the fields as they are typed. */
export function useTypedSchedule({ form: { useWatchValue } }: RecordForm<ScheduleValues>): ScheduleValues {
  return {
    organizationId: useWatchValue('organizationId'),
    siteId: useWatchValue('siteId'),
    repeating: useWatchValue('repeating'),
    everyWeeks: useWatchValue('everyWeeks'),
    weekdays: useWatchValue('weekdays'),
    nth: useWatchValue('nth'),
    weekday: useWatchValue('weekday'),
    dayOfMonth: useWatchValue('dayOfMonth'),
    timeOfDay: useWatchValue('timeOfDay'),
    from: useWatchValue('from'),
    startsOn: useWatchValue('startsOn'),
    endsOn: useWatchValue('endsOn'),
    wayType: useWatchValue('wayType'),
    driver: useWatchValue('driver'),
    plate_number: useWatchValue('plate_number'),
    holidayPolicy: useWatchValue('holidayPolicy'),
  }
}
