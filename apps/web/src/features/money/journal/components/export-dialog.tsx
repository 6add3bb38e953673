import {
  type JournalExport,
  type JournalFormat,
  journalExportEndpoints,
  journalFormatNames,
  journalFormats,
} from '@thant/contracts/money/journal'
import { Dialog } from '#components/feedback/dialog.tsx'
import { notifyDone } from '#components/feedback/notify.ts'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayField } from '#components/pickers/day-picker.tsx'
import { daysAfter, todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { filesOf } from '../journal-files.ts'
import { useJournalFile } from '../use-journal-file.ts'

type ExportValues = { through: string | null; format: JournalFormat }

export function ExportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('Export the journal')}>
      <ExportForm onClose={onClose} />
    </Dialog>
  )
}

function ExportForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const write = useFormat()
  const today = todayIn(useCompanyTimeZone())
  const download = useJournalFile()
  const record = useRecordForm({
    endpoint: journalExportEndpoints.create,
    initialValues: { through: daysAfter(today, -1), format: 'csv' } as ExportValues,
    toBody: ({ through }) => ({ through: through ?? '' }),
    saved: 'The journal was exported.',
    announce: (_message, { number }) => notifyDone(t('Export {{number}} was made.', { number: write.number(number) })),
    onSaved: (made) => {
      void downloadFiles(made)
      onClose()
    },
  })

  async function downloadFiles(made: JournalExport): Promise<void> {
    const { format } = record.form.getValues()
    for (const file of filesOf(made).filter((one) => one.format === format)) await download(made, file)
  }

  return (
    <Form form={record} cancel={onClose} submit={t('Export')} isInDialog>
      <DayField<ExportValues>
        name="through"
        label="Through"
        hint="All lines of this day and earlier that no export has. They are marked, and come in no other."
        maxDate={today}
      />
      <ChoiceField<ExportValues>
        name="format"
        label="File format"
        data={journalFormats.map((value) => ({ value, label: journalFormatNames[value] }))}
      />
    </Form>
  )
}
