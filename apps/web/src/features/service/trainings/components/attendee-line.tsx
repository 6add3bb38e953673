import { TextInput } from '@mantine/core'
import { memo } from 'react'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { TrainingValues } from '../training-values.ts'
import classes from './attendee-lines.module.css'

type AttendeeLineProps = { form: RecordForm<TrainingValues>['form']; index: number }

/** The fields, with their labels on a phone and their accessible names. */
const fields = [
  { name: 'name', label: 'Name', inLine: 'Name of attendee {{number}}' },
  { name: 'position', label: 'Position', inLine: 'Position of attendee {{number}}' },
  { name: 'department', label: 'Department', inLine: 'Department of attendee {{number}}' },
  { name: 'feedback', label: 'Feedback', inLine: 'Feedback of attendee {{number}}' },
] as const

/**
 * One attendee. The labels show on a phone only, because wider screens have column titles. It renders again only when
 * its own fields change, so that typing stays fast in a long list.
 */
export const AttendeeLine = memo(Line, (before, after) => renderedState(before) === renderedState(after))

function renderedState({ form, index }: AttendeeLineProps): string {
  const paths = fields.map(({ name }) => `attendees.${index}.${name}`)
  return JSON.stringify(paths.map((path) => [form.key(path), form.errors[path]]))
}

function Line({ form, index }: AttendeeLineProps) {
  const { t } = useTranslation()
  return fields.map(({ name, label, inLine }) => {
    const path = `attendees.${index}.${name}`
    return (
      <TextInput
        key={form.key(path)}
        {...form.getInputProps(path)}
        classNames={{ root: classes[name], label: classes.label }}
        label={t(label)}
        aria-label={t(inLine, { number: index + 1 })}
        autoComplete="off"
      />
    )
  })
}
