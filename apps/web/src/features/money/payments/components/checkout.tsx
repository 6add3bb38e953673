import { Button, Card, Group, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { Invoice } from '@thant/contracts/money/invoices'
import { type PaymentOption, paymentEndpoints } from '@thant/contracts/money/payments'
import { useState } from 'react'
import { call } from '#lib/calls/api-client.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useRedirectToGateway } from '../use-redirect-to-gateway.ts'
import classes from './checkout.module.css'
import { OptionTabs } from './option-tabs.tsx'
import { PayFailure } from './pay-failure.tsx'
import { TermsDialog } from './terms-dialog.tsx'

/** Starts the payment of an invoice. Sends the displayed amount, so that the server refuses to charge another. */
export function Checkout({ invoice: { _id, amount } }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const [option, setOption] = useState<PaymentOption>('card')
  const { pay, isBusy, failure } = useRedirectToGateway(async () => {
    const request = { params: { id: _id }, body: { option, amount } }
    return (await call(paymentEndpoints.checkout, request)).data
  })
  return (
    <Card component="section" aria-label={t('Checkout')} className={classes.checkout}>
      <h2 className={classes.title}>{t('How do you want to pay?')}</h2>
      <OptionTabs value={option} onChange={setOption} />
      {failure && <PayFailure failure={failure} />}
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
          onClick={() => pay()}
        >
          {t('Checkout')}
        </Button>
      </Group>
      {(option === 'card' || option === 'mpu') && (
        <Text c="dimmed" fz="xs">
          {t("You pay on our payment provider's page. We never see your card details.")}
        </Text>
      )}
    </Card>
  )
}
