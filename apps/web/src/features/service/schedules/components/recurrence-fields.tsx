import { daysOfMonth, everyWeekday, nthWeeks } from '@thant/contracts/service/schedule-forms'
import { ordinalNames, weekdayNames } from '@thant/i18n/recurrence-text'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { SegmentedField } from '#components/fields/segmented-field.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { type Repeating, repeatings, type ScheduleValues } from '../schedule-values.ts'
import { WeekdaysField } from './weekdays-field.tsx'

const repeatingLabels: Record<Repeating, TranslationKey> = {
  weekdays: 'Weekly',
  'weekday-of-month': 'Monthly, by weekday',
  'day-of-month': 'Monthly, by day',
}
const weeks = [1, 2, 3, 4, 6, 8, 12]

/** Edits how a schedule repeats: the way, and the fields of that way. */
export function RecurrenceFields({ record }: { record: RecordForm<ScheduleValues> }) {
  const { t } = useTranslation()
  const format = useFormat()
  const repeating = record.form.useWatchValue('repeating')
  const everyWeeks = Number(record.form.useWatchValue('everyWeeks'))
  const offered = weeks.includes(everyWeeks) ? weeks : [...weeks, everyWeeks]
  return (
    <FormSection title={t('How it repeats')}>
      <SegmentedField<ScheduleValues>
        name="repeating"
        label="Repeats"
        choices={repeatings}
        labels={repeatingLabels}
        fullWidth
        mt={6}
      />
      {repeating === 'weekdays' && (
        <>
          <WeekdaysField<ScheduleValues> name="weekdays" label="Weekdays" />
          <ChoiceField<ScheduleValues>
            name="everyWeeks"
            label="How often"
            data={offered.map((count) => ({
              value: String(count),
              label:
                count === 1 ? t('Every week') : t('Every {{weeks}} weeks', { weeks: format.digits(String(count)) }),
            }))}
          />
        </>
      )}
      {repeating === 'weekday-of-month' && (
        <FormRow>
          <ChoiceField<ScheduleValues>
            name="nth"
            label="Week of the month"
            data={nthWeeks.map((nth) => ({ value: String(nth), label: t(ordinalNames[nth] ?? '') }))}
          />
          <ChoiceField<ScheduleValues>
            name="weekday"
            label="Weekday"
            data={everyWeekday.map((day) => ({ value: String(day), label: t(weekdayNames[day - 1] ?? '') }))}
          />
        </FormRow>
      )}
      {repeating === 'day-of-month' && (
        <ChoiceField<ScheduleValues>
          name="dayOfMonth"
          label="Day of the month"
          data={daysOfMonth.map((day) => ({ value: String(day), label: day === 1 ? t('First day') : t('Last day') }))}
        />
      )}
    </FormSection>
  )
}
