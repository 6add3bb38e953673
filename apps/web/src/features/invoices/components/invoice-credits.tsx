import { Button, Group, Text } from '@mantine/core'
import { IconFileInvoice } from '@tabler/icons-react'
import { type Credit, creditEndpoints } from '@thant/contracts/credits'
import type { Invoice } from '@thant/contracts/invoices'
import { useState } from 'react'
import { useFileDownload } from '#components/data-table/use-file-download.ts'
import { Facts } from '#components/figures/facts.tsx'
import { SectionCard } from '#components/layout/section-card.tsx'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'
import { creditLabels } from '../credit-labels.ts'
import { CreditDialog } from './credit-dialog.tsx'

/** Shows what came twice for an invoice, was credited and was paid back; nothing to customers where nothing did. */
export function InvoiceCredits({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const format = useFormat()
  const canRecord = useCan()('invoices:change')
  const [isOpen, setIsOpen] = useState(false)
  const found = useEndpoint(creditEndpoints.list, { params: { id: invoice._id } }, { staleTime: 0 }).data?.data
  if (found === undefined) return null
  const { credits, currency, left, paidTwice } = found
  if (!canRecord && credits.length === 0 && paidTwice === 0) return null
  const money = (amount: number) => format.money(amount, currency)
  return (
    <SectionCard title={t('Credits and refunds')}>
      <Facts
        facts={[
          ...(paidTwice > 0 ? [{ label: t('Received a second time'), value: money(paidTwice) }] : []),
          ...credits.map((credit) => ({
            label: `${t(creditLabels[credit.kind])}, ${format.date(credit.createdAt)}`,
            value: <CreditValue credit={credit} invoiceId={invoice._id} amount={money(credit.amount)} />,
          })),
          { label: t('Remaining credit'), value: money(left) },
        ]}
      />
      {canRecord && (
        <Group mt="md">
          <Button variant="default" onClick={() => setIsOpen(true)}>
            {t('Record a credit note or refund')}
          </Button>
        </Group>
      )}
      <CreditDialog invoice={invoice} left={left} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </SectionCard>
  )
}

function CreditValue({ credit, invoiceId, amount }: { credit: Credit; invoiceId: string; amount: string }) {
  const { t, language } = useTranslation()
  const download = useFileDownload()
  const { _id, number, reason, reference } = credit
  const open = () =>
    download({
      endpoint: creditEndpoints.pdf,
      params: { id: invoiceId, creditId: _id },
      query: { language },
      name: `${number}.pdf`,
      isDocument: true,
    })
  return (
    <>
      {amount}
      <Text fz="sm" c="dimmed" lang={languageOf(reason)}>
        {[reason, reference].filter((part) => part !== '').join(' · ')}
      </Text>
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconFileInvoice size={16} aria-hidden />}
        onClick={() => void open()}
      >
        {t('Download {{number}}', { number })}
      </Button>
    </>
  )
}
