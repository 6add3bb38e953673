import type { Format } from '@thant/i18n/format'
import { formatDaysUntil } from '@thant/i18n/short-dates'
import type { Translate } from '@thant/i18n/translation-key'
import { onOneLine } from '@thant/i18n/word-joiner'

/** An amount of the days of a month until `to`, as it is written. */
type Compared = { amount: string; to: string }

/** Says what the change of a card compares: `1–29 Nov: 467 kg, 1–29 Oct: 355 kg`. */
export function comparedAmounts(now: Compared, before: Compared, format: Format, t: Translate): string {
  return [now, before]
    .map(({ to, amount }) => onOneLine(t('{{days}}: {{amount}}', { days: formatDaysUntil(to, format, t), amount })))
    .join(t(', '))
}
