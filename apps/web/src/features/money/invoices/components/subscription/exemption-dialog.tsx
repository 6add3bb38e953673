import { type Subscription, subscriptionEndpoints } from '@thant/contracts/customers/subscriptions'
import { Dialog } from '#components/feedback/dialog.tsx'
import { SwitchField } from '#components/fields/checkbox-fields.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayField } from '#components/pickers/day-picker.tsx'
import { DocumentField } from '#components/upload/document-upload.tsx'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'

type ExemptionValues = {
  isExempt: boolean
  /** Without a key the present file stays. */
  taxExemption: { document: string; from: string | null; to: string | null; file: string | null | undefined }
}
type ExemptionProps = { subscription: Subscription; onClose: () => void }

/** Says from when until when a customer bears no commercial tax, and by which document. */
export function ExemptionDialog({ isOpen, ...form }: ExemptionProps & { isOpen: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog opened={isOpen} onClose={form.onClose} title={t('Tax exemption')}>
      <ExemptionForm {...form} />
    </Dialog>
  )
}

function ExemptionForm({ subscription, onClose }: ExemptionProps) {
  const { t } = useTranslation()
  const today = todayIn(useCompanyTimeZone())
  const valuesOf = ({ taxExemption }: Subscription): ExemptionValues => ({
    isExempt: taxExemption !== null,
    taxExemption: { document: '', from: today, to: null, ...taxExemption, file: undefined },
  })
  const record = useRecordForm({
    endpoint: subscriptionEndpoints.change,
    params: { organizationId: subscription.organization._id },
    initialValues: valuesOf(subscription),
    version: { now: subscription.__v, toValues: valuesOf },
    toBody: ({ isExempt, taxExemption: { document, from, to, file } }) => ({
      taxExemption: isExempt ? { document, from: from ?? '', to: to === '' ? null : to, file } : null,
    }),
    saved: 'The subscription was saved.',
    onSaved: onClose,
  })
  const isExempt = record.form.useWatchValue('isExempt')
  const file = record.form.useWatchValue('taxExemption.file')
  const present = subscription.taxExemption?.file ?? null
  return (
    <Form form={record} cancel={onClose} isInDialog>
      <SwitchField<ExemptionValues> name="isExempt" label="Bears no commercial tax" />
      {isExempt && (
        <>
          <TextField<ExemptionValues>
            name="taxExemption.document"
            label="Document number"
            hint="Named on the invoices of these days."
          />
          <FormRow>
            <DayField<ExemptionValues> name="taxExemption.from" label="Exempt from" />
            <DayField<ExemptionValues> name="taxExemption.to" label="Exempt until" hint="Empty for good." />
          </FormRow>
          <DocumentField<ExemptionValues>
            name="taxExemption.file"
            label={present ? 'Another copy of the document' : 'Copy of the document'}
            purpose="exemption"
            present={present}
            openLabel={t('Open the present document')}
            isRemoved={file === null}
          />
        </>
      )}
    </Form>
  )
}
