import { taxEndpoints } from '@thant/contracts/money/taxes'
import { Dialog } from '#components/feedback/dialog.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'

type NumberValues = { number: string }
type TaxNumberProps = NumberValues & { onClose: () => void }

export function TaxNumberDialog({ isOpen, ...form }: TaxNumberProps & { isOpen: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog opened={isOpen} onClose={form.onClose} title={t('Change tax number')}>
      <NumberForm {...form} />
    </Dialog>
  )
}

function NumberForm({ number, onClose }: TaxNumberProps) {
  const record = useRecordForm({
    endpoint: taxEndpoints.changeNumber,
    initialValues: { number },
    saved: 'The tax number was saved.',
    onSaved: onClose,
  })
  return (
    <Form form={record} cancel={onClose} isInDialog>
      <TextField<NumberValues> name="number" label="Tax number" hint="Printed on invoices with commercial tax." />
    </Form>
  )
}
