import { Alert, Skeleton } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import type { Subscription } from '@thant/contracts/customers/subscriptions'
import { invoiceEndpoints } from '@thant/contracts/money/invoices'
import { moneyPaths } from '@thant/contracts/money-paths'
import { generatePath, useNavigate } from 'react-router'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { useConfirmWarning } from '#components/form/confirm-warning.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useReturnTo } from '#lib/links/return-path.ts'
import { useFormat } from '#lib/use-format.ts'
import { type InvoiceValues, invoiceBodyOf, missingFields } from '../../invoice-values.ts'
import { useInvoiceDraft } from '../../use-invoice-draft.ts'
import { InvoiceFields } from './invoice-fields.tsx'

type AddInvoiceFormProps = {
  organizationId: string
  /** True for the period after the contract's end. */
  isExtension: boolean
}

export function AddInvoiceForm({ organizationId, isExtension }: AddInvoiceFormProps) {
  const draft = useInvoiceDraft(organizationId, isExtension)
  if (draft.values === undefined) {
    return draft.error ? <FailedCard error={draft.error} onRetry={draft.retry} /> : <Skeleton height={640} />
  }
  return (
    <>
      {isExtension && draft.next && <DraftedFor next={draft.next} />}
      <DraftedForm organizationId={organizationId} draft={draft.values} />
    </>
  )
}

/** Says which period was drafted and why, so that nobody bills one twice or leaves one out. */
function DraftedFor({ next: { isGap, follows, servicePeriod } }: { next: Subscription['next'] }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (isGap) {
    return (
      <Alert
        color="amber"
        icon={<IconCalendarPlus />}
        maw="var(--form-width)"
        title={t('These days are in the contract and were never billed')}
      >
        {t('It is drafted for {{start}} to {{end}}. It does not extend the contract.', {
          start: format.date(servicePeriod.start),
          end: format.date(servicePeriod.end),
        })}
      </Alert>
    )
  }
  return (
    <Alert icon={<IconCalendarPlus />} maw="var(--form-width)" title={t('This invoice extends the contract')}>
      {t('It is drafted for the period that follows. The contract is extended once it is approved, and not before.')}{' '}
      {follows !== null &&
        t('The extension before it, invoice {{invoiceNo}}, is not paid yet.', { invoiceNo: follows })}
    </Alert>
  )
}

function DraftedForm({ organizationId, draft }: { organizationId: string; draft: InvoiceValues }) {
  const navigate = useNavigate()
  const back = useReturnTo(generatePath(moneyPaths.organizationPayments, { organizationId }))
  const record = useRecordForm({
    endpoint: invoiceEndpoints.create,
    initialValues: draft,
    validate: missingFields,
    toBody: invoiceBodyOf,
    saved: 'Successfully added invoice!',
    overrule: useConfirmWarning(),
    onSaved: () => navigate(back),
  })
  return (
    <Form form={record} cancel={back}>
      <InvoiceFields record={record} />
    </Form>
  )
}
