import { Button, Group, Text } from '@mantine/core'
import { IconFileInvoice } from '@tabler/icons-react'
import { type Credit, type Credits, creditLabels } from '@thant/contracts/money/credits'
import { useState } from 'react'
import { useFileDownload } from '#components/data-table/export/use-file-download.ts'
import { Facts } from '#components/figures/facts.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { CreditDialog, type CreditEndpoints } from './credit-dialog.tsx'
import classes from './credits-card.module.css'

type CreditsCardProps = {
  endpoints: CreditEndpoints
  /** Of the invoice, or the number of the order. */
  id: string
  canRecord: boolean
}

/** Shows what came twice, was credited and was paid back; nothing to customers where nothing did. */
export function CreditsCard({ endpoints, id, canRecord }: CreditsCardProps) {
  const found = useEndpoint(endpoints.list, { params: { id } }, { staleTime: 0 }).data?.data
  if (found === undefined) return null
  if (!canRecord && found.credits.length === 0 && found.paidTwice === 0) return null
  return <LoadedCredits endpoints={endpoints} id={id} canRecord={canRecord} found={found} />
}

function LoadedCredits({ endpoints, id, canRecord, found }: CreditsCardProps & { found: Credits }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  const { credits, currency, left, paidTwice } = found
  const money = (amount: number) => format.money(amount, currency)
  return (
    <SectionCard title={t('Credits and refunds')}>
      <Facts
        facts={[
          ...(paidTwice > 0 ? [{ label: t('Received a second time'), value: money(paidTwice) }] : []),
          ...credits.map((credit) => ({
            label: `${t(creditLabels[credit.kind])}, ${format.date(credit.createdAt)}`,
            value: <CreditValue endpoints={endpoints} id={id} credit={credit} amount={money(credit.amount)} />,
          })),
          { label: t('Remaining credit'), value: money(left) },
        ]}
      />
      {canRecord && (
        <Group mt="md">
          <Button
            variant="default"
            h="auto"
            mih={36}
            py={6}
            classNames={{ label: classes.label }}
            onClick={() => setIsOpen(true)}
          >
            {t('Record a credit note or refund')}
          </Button>
        </Group>
      )}
      <CreditDialog
        endpoints={endpoints}
        id={id}
        currency={currency}
        left={left}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </SectionCard>
  )
}

type CreditValueProps = { endpoints: CreditEndpoints; id: string; credit: Credit; amount: string }

function CreditValue({ endpoints, id, credit, amount }: CreditValueProps) {
  const { t, language } = useTranslation()
  const download = useFileDownload()
  const { _id, number, reason, reference } = credit
  const open = () =>
    download({
      endpoint: endpoints.pdf,
      params: { id, creditId: _id },
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
