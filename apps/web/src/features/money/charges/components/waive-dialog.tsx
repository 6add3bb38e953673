import { type Charge, chargeEndpoints } from '@thant/contracts/money/charges'
import { Dialog } from '#components/feedback/dialog.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

type WaiverValues = { reason: string }
type WaiveProps = { charge: Charge; onClose: () => void }

/** Asks why a charge is waived. */
export function WaiveDialog({ isOpen, ...form }: WaiveProps & { isOpen: boolean }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { organization, amount, currency } = form.charge
  return (
    <Dialog
      opened={isOpen}
      onClose={form.onClose}
      title={t('Waive {{amount}} of {{organization}}?', {
        amount: format.money(amount, currency),
        organization: organization.name,
      })}
    >
      <WaiverForm {...form} />
    </Dialog>
  )
}

function WaiverForm({ charge, onClose }: WaiveProps) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: chargeEndpoints.waive,
    params: { id: charge._id },
    initialValues: { reason: '' },
    toBody: ({ reason }) => ({ waived: true, reason, __v: charge.__v }),
    saved: 'The charge was waived.',
    onSaved: onClose,
  })
  return (
    <Form form={record} submit={t('Waive')} cancel={onClose} isInDialog>
      <TextArea<WaiverValues> name="reason" label="Reason" hint="The customer sees it." />
    </Form>
  )
}
