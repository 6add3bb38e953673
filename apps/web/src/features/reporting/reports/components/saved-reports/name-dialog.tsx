import { type ReportRow, reportEndpoints } from '@thant/contracts/reporting/reports'
import { Dialog } from '#components/feedback/dialog.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'

type NameValues = { name: string }
type NameDialogProps = { report: ReportRow; onClose: () => void }

export function NameDialog({ report, onClose }: NameDialogProps) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: reportEndpoints.rename,
    params: { id: report._id },
    initialValues: { name: report.name },
    saved: 'The name was saved.',
    onSaved: onClose,
  })
  return (
    <Dialog opened onClose={onClose} title={t('Name the report')}>
      <Form form={record} cancel={onClose} isInDialog>
        <TextField<NameValues>
          name="name"
          label="Name"
          hint="Shown in this list only. The report itself never changes."
          maxLength={120}
          data-autofocus
        />
      </Form>
    </Dialog>
  )
}
