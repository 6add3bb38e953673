import { Input, SegmentedControl, Select } from '@mantine/core'
import { daysOfMonth, everyWeekday, nthWeeks } from '@thant/contracts/schedules'
import { ordinalNames, weekdayNames } from '@thant/i18n/recurrence-text'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { type Repeating, repeatings, type ScheduleValues } from '../schedule-values.ts'
import { WeekdaysField } from './weekdays-field.tsx'

const repeatingLabels: Record<Repeating, string> = {
  weekdays: 'On weekdays',
  'weekday-of-month': 'On a weekday of each month',
  'day-of-month': 'On a day of each month',
}
const weeks = [1, 2, 3, 4, 6, 8, 12]

/** Edits how a schedule repeats: the way, and the fields of that way. */
export function RecurrenceFields({ record }: { record: RecordForm<ScheduleValues> }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { key, getInputProps: field, setFieldValue } = record.form
  const repeating = record.form.useWatchValue('repeating')
  const weekdays = record.form.useWatchValue('weekdays')
  const everyWeeks = Number(record.form.useWatchValue('everyWeeks'))
  const offered = weeks.includes(everyWeeks) ? weeks : [...weeks, everyWeeks]
  return (
    <FormSection title={t('How it repeats')}>
      <Input.Wrapper label={t('Repeats')} labelElement="div">
        <SegmentedControl
          fullWidth
          mt={6}
          aria-label={t('Repeats')}
          value={repeating}
          onChange={(value) => setFieldValue('repeating', value as Repeating)}
          data={repeatings.map((value) => ({ value, label: t(repeatingLabels[value]) }))}
        />
      </Input.Wrapper>
      {repeating === 'weekdays' && (
        <>
          <WeekdaysField
            data-path="weekdays"
            error={field('weekdays').error}
            value={weekdays}
            onChange={(chosen) => setFieldValue('weekdays', chosen)}
          />
          <Select
            key={key('everyWeeks')}
            {...field('everyWeeks')}
            label={t('Every how many weeks')}
            data={offered.map((count) => ({
              value: String(count),
              label:
                count === 1 ? t('Every week') : t('Every {{weeks}} weeks', { weeks: format.digits(String(count)) }),
            }))}
            allowDeselect={false}
          />
        </>
      )}
      {repeating === 'weekday-of-month' && (
        <FormRow>
          <Select
            key={key('nth')}
            {...field('nth')}
            label={t('Which one')}
            data={nthWeeks.map((nth) => ({ value: String(nth), label: t(ordinalNames[nth] ?? '') }))}
            allowDeselect={false}
          />
          <Select
            key={key('weekday')}
            {...field('weekday')}
            label={t('Weekday')}
            data={everyWeekday.map((day) => ({ value: String(day), label: t(weekdayNames[day - 1] ?? '') }))}
            allowDeselect={false}
          />
        </FormRow>
      )}
      {repeating === 'day-of-month' && (
        <Select
          key={key('dayOfMonth')}
          {...field('dayOfMonth')}
          label={t('Day of the month')}
          data={daysOfMonth.map((day) => ({ value: String(day), label: day === 1 ? t('First day') : t('Last day') }))}
          allowDeselect={false}
        />
      )}
    </FormSection>
  )
}
