import { TextArea } from '#components/fields/text-area.tsx'
import { RepeatableRows } from '#components/form/repeatable-rows.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'

type Lines = { findings: string[]; recommendations: string[] }

type SummaryLinesProps = { record: RecordForm<Lines>; path: keyof Lines; label: string; add: string }

export function SummaryLines({ record, path, label, add }: SummaryLinesProps) {
  const { t } = useTranslation()
  const { form } = record
  return (
    <RepeatableRows
      label={label}
      error={form.errors[path]}
      count={form.getValues()[path].length}
      add={{ label: add, onAdd: () => form.insertListItem(path, '') }}
      removeLabel={(index) => t('Remove {{line}}', { line: `${label} ${index + 1}` })}
      onRemove={(index) => form.removeListItem(path, index)}
    >
      {(index) => (
        <TextArea<Lines> name={`${path}.${index}`} aria-label={`${label} ${index + 1}`} minRows={1} maxRows={6} />
      )}
    </RepeatableRows>
  )
}
