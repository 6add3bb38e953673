import { Anchor, Stack } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { Invoice } from '@thant/contracts/money/invoices'
import { FactsCard } from '#components/figures/facts-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { ServicePeriodText } from './service-period-text.tsx'

export function InvoiceOverview({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { billedTo, file, paidAt } = invoice
  return (
    <Stack gap="md">
      <FactsCard
        title={t('Invoice')}
        facts={[
          { label: t('Description'), value: <span lang={languageOf(invoice.description)}>{invoice.description}</span> },
          { label: t('Service Period'), value: <ServicePeriodText period={invoice.servicePeriod} /> },
          { label: t('Invoice Date'), value: format.date(invoice.invoiceDate) },
          { label: t('Payment Due Date'), value: format.date(invoice.paymentDueDate) },
          { label: t('Paid'), value: paidAt && format.dateTime(paidAt) },
          {
            label: t('Extends the contract'),
            value: invoice.extendsContract
              ? t('until {{day}}', { day: format.date(invoice.servicePeriod.end) })
              : t('No'),
          },
          {
            label: t('Invoice file'),
            value: file && (
              <Anchor href={file} target="_blank" rel="noopener">
                {t('Open the file')} <IconExternalLink size={14} aria-hidden style={{ verticalAlign: '-2px' }} />
              </Anchor>
            ),
          },
        ]}
      />
      <FactsCard
        title={t('Billed to')}
        facts={[
          { label: t('Name'), value: <span lang={languageOf(billedTo.name)}>{billedTo.name}</span> },
          { label: t('Address'), value: <span lang={languageOf(billedTo.address)}>{billedTo.address}</span> },
          { label: t('Company type'), value: t(invoice.companyType) },
        ]}
      />
    </Stack>
  )
}
