import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { invoiceEndpoints } from '@thant/contracts/money/invoices'
import { ChoiceBar } from '#components/data-table/choice-bar.tsx'
import type { RowChoice } from '#components/data-table/use-row-choice.ts'
import { confirm } from '#components/feedback/confirm.tsx'
import { useChangeMany } from '#components/feedback/use-change-many.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useWrite } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'

/** Sends reminders of the chosen invoices. */
export function InvoicesBar({ choice }: { choice: RowChoice }) {
  const { t } = useTranslation()
  const format = useFormat()
  const write = useWrite(invoiceEndpoints.changeMany)
  const changeMany = useChangeMany()
  const remind = async () => {
    const ids = [...choice.chosen]
    const isSure = await confirm({
      title: t('Send reminders of the chosen invoices?'),
      body: t(
        'Chosen: {{number}}. Customers get an email where the invoice is pending and no reminder was sent in the last three days.',
        { number: format.number(ids.length) },
      ),
      confirm: t('Send reminders'),
      cancel: t('Cancel'),
    })
    if (!isSure) return
    const isSent = await changeMany({
      send: () => write.mutateAsync({ body: { ids, change: { send: 'reminder' } } }),
      said: (number) => t('Sent reminders: {{number}}', { number }),
      isMail: true,
    })
    if (isSent) choice.clear()
  }
  return (
    <ChoiceBar choice={choice} label={t('The chosen invoices')}>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconMail size={14} />}
        loading={write.isPending}
        onClick={() => void remind()}
      >
        {t('Send reminders')}
      </Button>
    </ChoiceBar>
  )
}
