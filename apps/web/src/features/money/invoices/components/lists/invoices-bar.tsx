import { invoiceEndpoints } from '@thant/contracts/money/invoices'
import { MailBar } from '#components/data-table/chosen-rows/mail-bar.tsx'
import type { RowChoice } from '#components/data-table/chosen-rows/use-row-choice.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'

/** Sends reminders of the chosen invoices. */
export function InvoicesBar({ choice }: { choice: RowChoice }) {
  const { t } = useTranslation()
  const write = useWrite(invoiceEndpoints.changeMany)
  const back = useWrite(invoiceEndpoints.undoMany)
  return (
    <MailBar
      choice={choice}
      label={t('The chosen invoices')}
      action={t('Send reminders')}
      question={t('Send reminders of the chosen invoices?')}
      consequence={(number) =>
        t(
          'Chosen: {{number}}. Customers get an email where the invoice is pending and no reminder was sent in the last three days.',
          { number },
        )
      }
      send={(ids) => write.mutateAsync({ body: { ids, change: { send: 'reminder' } } })}
      undo={(ids) => back.mutateAsync({ body: { ids } })}
      said={(number) => t('Sent reminders: {{number}}', { number })}
    />
  )
}
