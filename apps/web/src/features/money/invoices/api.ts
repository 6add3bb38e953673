import type { Icon } from '@tabler/icons-react'
import { type InvoiceStatus, invoiceTransitions } from '@thant/contracts/money/invoice-statuses'
import { type Invoice, invoiceEndpoints } from '@thant/contracts/money/invoices'
import { confirm } from '#components/feedback/confirm.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { statusBadges } from './invoice-status.ts'
import { transitionLabels } from './invoice-transitions.ts'

export type InvoiceTransition = { label: string; icon: Icon; isDangerous: boolean; take: () => Promise<void> }

/**
 * Returns the transitions that an invoice allows now; each asks for confirmation, since it affects money and may mail the
 * customer.
 */
export function useInvoiceTransitions(): (invoice: Invoice) => InvoiceTransition[] {
  const { t } = useTranslation()
  const format = useFormat()
  const write = useWrite(invoiceEndpoints.change)

  const take = async (invoice: Invoice, paymentStatus: InvoiceStatus) => {
    const labels = transitionLabels[paymentStatus]
    const named = t('{{invoiceNo}}, {{organization}}, {{amount}}', {
      invoiceNo: invoice.invoiceNo,
      organization: invoice.billedTo.name,
      amount: format.money(invoice.amount, invoice.currency),
    })
    const extension =
      paymentStatus === 'APPROVED' && invoice.extendsContract
        ? t('The contract then runs until {{date}}.', { date: format.date(invoice.servicePeriod.end) })
        : ''
    const isSure = await confirm({
      title: t(labels.question),
      body: `${named}. ${t(labels.consequence)} ${extension}`.trim(),
      confirm: t(labels.label),
      cancel: t('Cancel'),
      isDangerous: paymentStatus === 'REJECTED',
    })
    if (!isSure) return
    await write.mutateAsync({ params: { id: invoice._id }, body: { paymentStatus, __v: invoice.__v } }).then(
      () =>
        notifyDone(
          t('{{invoiceNo}}: {{status}}', {
            invoiceNo: invoice.invoiceNo,
            status: t(statusBadges[paymentStatus].label),
          }),
        ),
      (error: unknown) => notifyError(error, t),
    )
  }

  return (invoice) =>
    invoiceTransitions[invoice.paymentStatus].map((status) => ({
      label: t(transitionLabels[status].label),
      icon: transitionLabels[status].icon,
      isDangerous: status === 'REJECTED',
      take: () => take(invoice, status),
    }))
}
