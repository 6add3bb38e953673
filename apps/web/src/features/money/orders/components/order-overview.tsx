import { Anchor, Stack } from '@mantine/core'
import { orderKindLabels } from '@thant/contracts/money/order-form'
import type { Order } from '@thant/contracts/money/orders'
import { FactsCard } from '#components/figures/facts-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { phoneAddress } from '#lib/links/phone-address.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'

export function OrderOverview({ order }: { order: Order }) {
  const { t } = useTranslation()
  const format = useFormat()
  const when = (instant: string | null) => instant && format.dateTime(instant)
  const isBattery = order.kind === 'battery'
  return (
    <Stack gap="md">
      <FactsCard
        title={t('Order')}
        facts={[
          { label: t('Kind'), value: t(orderKindLabels[order.kind]) },
          ...(isBattery
            ? [
                { label: t('Boxes'), value: format.number(order.quantity) },
                {
                  label: t('Certificate'),
                  value: order.certificateSerial ?? (order.certificate ? t('Issued on delivery') : t('Not requested')),
                },
              ]
            : []),
          {
            label: t('Description'),
            value: order.productDescription && (
              <span lang={languageOf(order.productDescription)}>{order.productDescription}</span>
            ),
          },
          { label: t('Paid'), value: when(order.paidAt) },
          ...(isBattery
            ? [
                { label: t('Packed'), value: when(order.packedAt) },
                { label: t('Delivered'), value: when(order.deliveredAt) },
              ]
            : []),
        ]}
      />
      <FactsCard
        title={t('Customer')}
        facts={[
          { label: t('Name'), value: <span lang={languageOf(order.customerName)}>{order.customerName}</span> },
          { label: t('Email'), value: <Anchor href={`mailto:${order.customerEmail}`}>{order.customerEmail}</Anchor> },
          { label: t('Phone'), value: <Anchor href={phoneAddress(order.customerPhno)}>{order.customerPhno}</Anchor> },
          ...(isBattery
            ? [
                {
                  label: t('Delivery address'),
                  value: <span lang={languageOf(order.deliveryAddress)}>{order.deliveryAddress}</span>,
                },
              ]
            : []),
        ]}
      />
    </Stack>
  )
}
