import { Button, Card, Group } from '@mantine/core'
import type { BinOrder } from '@thant/contracts/service/bin-orders'
import { type Fact, Facts } from '#components/figures/facts.tsx'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { BinPicture } from '#features/service/bins/components/bin-picture.tsx'
import { personName } from '#lib/entries/person-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { useOrderTransitions } from '../api.ts'
import { statusBadges } from '../order-status.ts'
import classes from './bin-order-facts.module.css'

/** Shows an order and its next transitions, because the form below does not change the status. */
export function BinOrderFacts({ existing: order }: { existing: BinOrder }) {
  const { t } = useTranslation()
  const format = useFormat()
  const transitions = useOrderTransitions()(order)
  const { organization, bin, acceptedBy, deliverDate } = order
  const facts: Fact[] = [
    { label: t('Order Status'), value: <StatusBadge badge={statusBadges[order.status]} /> },
    { label: t('Total Amount'), value: format.money(order.total, order.currency) },
    { label: t('Order Date'), value: format.dateTime(order.orderDate) },
  ]
  if (acceptedBy) {
    const acceptedByName = personName(acceptedBy.name, t)
    facts.push({
      label: t('Accepted by'),
      value: <span lang={languageOf(acceptedByName)}>{acceptedByName}</span>,
    })
  }
  if (deliverDate) facts.push({ label: t('Delivered'), value: format.dateTime(deliverDate) })
  return (
    <Card className={classes.card}>
      <div className={classes.head}>
        <BinPicture image={bin.image} size={64} />
        <div>
          <p className={classes.title} lang={languageOf(organization.name)}>
            {organization.name}
          </p>
          <p className={classes.line} lang={languageOf(bin.name)}>
            {format.number(order.quantity)} × {bin.name}, {bin.size}
          </p>
        </div>
      </div>
      <Facts facts={facts} />
      {transitions.length > 0 && (
        <Group gap="xs">
          {transitions.map(({ label, icon: TransitionIcon, isDangerous, take }) => (
            <Button
              key={label}
              variant={isDangerous ? 'subtle' : 'default'}
              color={isDangerous ? 'brick' : undefined}
              leftSection={<TransitionIcon size={16} aria-hidden />}
              onClick={() => void take()}
            >
              {label}
            </Button>
          ))}
        </Group>
      )}
    </Card>
  )
}
