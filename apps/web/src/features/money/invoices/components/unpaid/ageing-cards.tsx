import { Card, Skeleton } from '@mantine/core'
import { type Ageing, invoiceEndpoints } from '@thant/contracts/money/invoices'
import { Link } from 'react-router'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { Figure } from '#components/figures/figure.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { type AgeClass, ageLabels, sumOf } from '../../ageing.ts'
import classes from './ageing-cards.module.css'

/** Shows unpaid amounts by age, one card per currency; each age links to its invoices in the list below. */
export function AgeingCards() {
  const { t } = useTranslation()
  const ageing = useEndpoint(invoiceEndpoints.ageing, {})
  if (ageing.isPending) {
    return (
      <div className={classes.cards} aria-hidden>
        <Skeleton height={172} radius="md" />
        <Skeleton height={172} radius="md" />
      </div>
    )
  }
  if (!ageing.data) return <FailedCard error={ageing.error} onRetry={() => void ageing.refetch()} />
  const unpaid = ageing.data.data.filter(({ classes: ages }) => ages.some(({ count }) => count > 0))
  if (unpaid.length === 0) {
    return <Card className={classes.nothing}>{t('Nothing is unpaid.')}</Card>
  }
  return (
    <div className={classes.cards}>
      {unpaid.map((one) => (
        <AgeingCard key={one.currency} ageing={one} />
      ))}
    </div>
  )
}

function AgeingCard({ ageing: { currency, classes: ages } }: { ageing: Ageing }) {
  const { t } = useTranslation()
  const format = useFormat()
  const total = sumOf(ages)
  const overdue = sumOf(ages.filter(({ overdueFrom }) => overdueFrom !== null))
  const label = t('Unpaid in {{currency}}', { currency })
  return (
    <Card component="section" aria-label={label} className={classes.card}>
      <header className={classes.head}>
        <h2>{label}</h2>
        {overdue > 0 && (
          <span className={classes.overdue}>
            {t('{{amount}} overdue', { amount: format.money(overdue, currency) })}
          </span>
        )}
        <Figure value={format.amount(total, currency)} unit={currency} size="lg" />
      </header>
      <div className={classes.bar} aria-hidden>
        {ages.map((age) => (
          <span key={age.overdueFrom} data-age={age.overdueFrom ?? 'due'} style={{ flexGrow: age.amount }} />
        ))}
      </div>
      <ul className={classes.ages} aria-label={t('By days overdue')}>
        {ages.map((age) => (
          <li key={age.overdueFrom}>
            <Age age={age} currency={currency} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Age({ age, currency }: { age: AgeClass; currency: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const facts = (
    <>
      <span className={classes.age}>
        <span className={classes.swatch} data-age={age.overdueFrom ?? 'due'} aria-hidden />
        {t(ageLabels[String(age.overdueFrom)] ?? '')}
      </span>
      <span className={classes.amount}>{format.amount(age.amount, currency)}</span>
      <span className={classes.count}>{t('{{count}} invoices', { count: age.count })}</span>
    </>
  )
  if (age.count === 0) return <div className={classes.none}>{facts}</div>
  return (
    <Link className={classes.link} to={{ search: searchFor(age, currency) }} preventScrollReset>
      {facts}
    </Link>
  )
}

function searchFor({ dueFrom, dueTo }: AgeClass, currency: string): string {
  const search = new URLSearchParams({ status: 'PENDING', currency })
  if (dueFrom !== null) search.set('dueFrom', dueFrom)
  if (dueTo !== null) search.set('dueTo', dueTo)
  return search.toString()
}
