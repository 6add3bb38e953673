import { Text } from '@mantine/core'
import type { Today } from '@thant/contracts/reporting/today'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** What came in on the day before, by currency. */
export function Received({ day, sums }: NonNullable<Today['received']>) {
  const { t } = useTranslation()
  const format = useFormat()
  const amounts = sums.map(({ currency, amount }) => format.money(amount, currency)).join(t(', '))
  return (
    <Text size="sm">
      {sums.length === 0
        ? t('No invoice was paid on {{day}}.', { day: format.date(day) })
        : t('Paid on {{day}}: {{amounts}}', { day: format.date(day), amounts })}
    </Text>
  )
}
