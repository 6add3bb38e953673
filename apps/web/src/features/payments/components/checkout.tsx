import { Alert, Button, Card, Group, Text } from '@mantine/core'
import { IconAlertCircle, IconLock } from '@tabler/icons-react'
import type { Invoice } from '@thant/contracts/invoices'
import { type PaymentOption, paymentEndpoints } from '@thant/contracts/payments'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '#lib/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useWrite } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'
import { handOver } from '../hand-over.ts'
import classes from './checkout.module.css'
import { OptionTabs } from './option-tabs.tsx'
import { TermsDialog } from './terms-dialog.tsx'

/** How to pay an invoice, and Checkout, which leads to the card provider; nothing is charged before. */
export function Checkout({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [option, setOption] = useState<PaymentOption>('card')
  const { isBusy, problem, begin } = useCheckout(invoice)
  return (
    <Card component="section" aria-label={t('Checkout')} className={classes.checkout}>
      <h2 className={classes.title}>{t('How would you like to pay?')}</h2>
      <OptionTabs value={option} onChange={setOption} />
      {problem !== undefined && (
        <Alert role="alert" color="brick" icon={<IconAlertCircle />} title={problem}>
          {t('Nothing was charged.')}
        </Alert>
      )}
      <Group justify="space-between" gap="sm">
        <div>
          <Text c="dimmed" fz="sm">
            {t('By paying you accept our terms.')}
          </Text>
          <TermsDialog />
        </div>
        <Button
          size="md"
          className={classes.button}
          loading={isBusy}
          leftSection={<IconLock size={18} aria-hidden />}
          onClick={() => void begin(option)}
        >
          {t('Checkout')}
        </Button>
      </Group>
      <Text c="dimmed" fz="xs">
        {t('You pay {{amount}} on the page of the card provider. We never see your card.', {
          amount: format.money(invoice.amount, invoice.currency),
        })}
      </Text>
    </Card>
  )
}

/** Begins to pay once, however often it is clicked, and stays busy until the browser has left. */
function useCheckout({ _id, amount }: Invoice) {
  const { t } = useTranslation()
  const write = useWrite(paymentEndpoints.checkout, { refreshes: [] })
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const settle = () => {
    isSending.current = false
    setIsBusy(false)
  }
  // The way back may show this page as it was left.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && settle()
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  })

  const begin = async (option: PaymentOption) => {
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    setProblem(undefined)
    try {
      const { data } = await write.mutateAsync({ params: { id: _id }, body: { option, amount } })
      handOver(data)
    } catch (error) {
      setProblem(errorText(error, t))
      settle()
    }
  }
  return { isBusy, problem, begin }
}
