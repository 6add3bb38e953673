import { Card } from '@mantine/core'
import type { PaymentAttempt, PaymentResult } from '@thant/contracts/money/payments'
import { resultSourceLabels } from '@thant/contracts/money/payments'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { attemptBadges, outcomeBadges, statusTexts } from '../payment-badges.ts'
import { optionTexts } from '../payment-options.ts'
import classes from './payment-attempt-card.module.css'

export function PaymentAttemptCard({ attempt }: { attempt: PaymentAttempt }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Card className={classes.card}>
      <div className={classes.head}>
        <h3>{t('Attempt {{number}}', { number: attempt.orderId })}</h3>
        <StatusBadge badge={attemptBadges[attempt.state]} />
      </div>
      <p className={classes.line}>
        <span>{format.money(attempt.amount, attempt.currency)}</span>
        {attempt.option !== null && <span>{t(optionTexts[attempt.option].label)}</span>}
        <span>{t('begun {{date}}', { date: format.dateTime(attempt.createdAt) })}</span>
        {attempt.closedAt !== null && <span>{t('closed {{date}}', { date: format.dateTime(attempt.closedAt) })}</span>}
      </p>
      {attempt.results.length > 0 && (
        <ul className={classes.results} aria-label={t('What the provider said')}>
          {attempt.results.map((result) => (
            <ResultLine key={result._id} result={result} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function ResultLine({ result }: { result: PaymentResult }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <li>
      <time dateTime={result.at}>{format.dateTime(result.at)}</time>
      <span>{t(resultSourceLabels[result.source])}</span>
      <span>
        <code>{result.status}</code> {t(statusTexts[result.status] ?? 'Unknown')}
      </span>
      {result.transactionRef !== '' && (
        <span className={classes.reference}>{t('Reference {{reference}}', { reference: result.transactionRef })}</span>
      )}
      {result.approvalCode !== '' && <span>{t('Approval {{code}}', { code: result.approvalCode })}</span>}
      <StatusBadge badge={outcomeBadges[result.outcome]} />
    </li>
  )
}
