import { TextField } from '#components/fields/text-fields.tsx'
import { EntryLines } from '#components/form/entry-lines.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { SlideSetValues } from '../slide-set-values.ts'
import classes from './reference-lines.module.css'

export function ReferenceLines({ record }: { record: RecordForm<SlideSetValues> }) {
  const { t } = useTranslation()
  const { form } = record
  const { Reference } = form.getValues()
  return (
    <EntryLines
      label={t('Reference links')}
      path="Reference"
      error={form.errors.Reference}
      head={[]}
      lineClass={classes.line}
      count={Reference.length}
      addLabel={t('Add link')}
      onInsert={(index) => form.insertListItem('Reference', '', index)}
      removeLabel={(index) => t('Remove link {{number}}', { number: index + 1 })}
      onRemove={(index) => form.removeListItem('Reference', index)}
      isBlank={(index) => form.getValues().Reference[index] === ''}
    >
      {(index) => (
        <TextField<SlideSetValues>
          name={`Reference.${index}`}
          aria-label={t('Link {{number}}', { number: index + 1 })}
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
        />
      )}
    </EntryLines>
  )
}
