import { Text } from '@mantine/core'
import { formatPlainDate } from '@thant/i18n/short-dates'
import type { Translate } from '@thant/i18n/translation-key'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { type ContractTerm, contractTerm } from '../contract-term.ts'
import classes from './contract-expiry.module.css'

/** Shows the last day of a contract, in red once it is past, and with the remaining days shortly before. */
export function ContractExpiry({ day, isShort = false }: { day: string | null; isShort?: boolean }) {
  const { t } = useTranslation()
  const format = useFormat()
  const term = contractTerm(day, todayIn(useCompanyTimeZone()))
  if (day === null) return <Text c="dimmed">{t('No end date')}</Text>
  return (
    <span className={classes.expiry} data-state={term.state}>
      {isShort ? formatPlainDate(day, format, t) : format.date(day)}
      <span className={classes.text}>{remainingTimeText(term, t)}</span>
    </span>
  )
}

function remainingTimeText(term: ContractTerm, t: Translate): string | undefined {
  if (term.state === 'expired') return t('Expired')
  if (term.state !== 'expiring') return undefined
  return term.daysLeft === 0 ? t('Expires today') : t('{{count}} days left', { count: term.daysLeft })
}
