import { EntryLines } from '#components/form/entry-lines.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { blankAttendee, isBlankAttendee, type TrainingValues } from '../training-values.ts'
import { AttendeeLine } from './attendee-line.tsx'
import classes from './attendee-lines.module.css'

export function AttendeeLines({ record }: { record: RecordForm<TrainingValues> }) {
  const { t } = useTranslation()
  const { form } = record
  const { attendees } = form.getValues()
  return (
    <EntryLines
      label={t('Attendees')}
      path="attendees"
      error={form.errors.attendees}
      head={[t('Name'), t('Position'), t('Department'), t('Feedback')]}
      lineClass={classes.line}
      count={attendees.length}
      addLabel={t('Add attendee')}
      onInsert={(index) => {
        form.clearFieldError('attendees')
        form.insertListItem('attendees', blankAttendee, index)
      }}
      removeLabel={(index) => t('Remove attendee {{number}}', { number: index + 1 })}
      onRemove={(index) => form.removeListItem('attendees', index)}
      isBlank={(index) => isBlankAttendee(form.getValues().attendees[index])}
    >
      {(index) => <AttendeeLine form={form} index={index} />}
    </EntryLines>
  )
}
