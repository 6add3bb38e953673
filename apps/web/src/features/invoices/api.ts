import type { Icon } from '@tabler/icons-react'
import { type Invoice, type InvoiceStatus, invoiceEndpoints, invoiceSteps } from '@thant/contracts/invoices'
import { confirm } from '#components/feedback/confirm.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useWrite } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'
import { statusLooks } from './invoice-status.ts'
import { stepLooks } from './invoice-step-looks.ts'

export type InvoiceStep = { label: string; icon: Icon; isDangerous: boolean; take: () => Promise<void> }

/**
 * Returns the steps that an invoice can take now; each asks for confirmation, since it affects money and may mail the
 * customer.
 */
export function useInvoiceSteps(): (invoice: Invoice) => InvoiceStep[] {
  const { t } = useTranslation()
  const format = useFormat()
  const write = useWrite(invoiceEndpoints.change)

  const take = async (invoice: Invoice, paymentStatus: InvoiceStatus) => {
    const look = stepLooks[paymentStatus]
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
      title: t(look.question),
      body: `${named}. ${t(look.consequence)} ${extension}`.trim(),
      confirm: t(look.label),
      cancel: t('Back'),
      isDangerous: paymentStatus === 'REJECTED',
    })
    if (!isSure) return
    await write.mutateAsync({ params: { id: invoice._id }, body: { paymentStatus, __v: invoice.__v } }).then(
      () =>
        notifyDone(
          t('{{invoiceNo}}: {{status}}', {
            invoiceNo: invoice.invoiceNo,
            status: t(statusLooks[paymentStatus].label),
          }),
        ),
      (error: unknown) => notifyError(error, t),
    )
  }

  return (invoice) =>
    invoiceSteps[invoice.paymentStatus].map((status) => ({
      label: t(stepLooks[status].label),
      icon: stepLooks[status].icon,
      isDangerous: status === 'REJECTED',
      take: () => take(invoice, status),
    }))
}
