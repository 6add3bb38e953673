import { Text } from '@mantine/core'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { instantOf, todayIn } from '#lib/zoned-time.ts'

/** How far away the last day of a contract is; red once it is past. */
export function ContractEnd({ day }: { day: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const timeZone = useCompanyTimeZone()
  const today = todayIn(timeZone)
  const distance =
    day === today ? t('today') : format.relative(noonOf(day, timeZone), Date.parse(noonOf(today, timeZone)))
  return day < today ? (
    <Text span fz="inherit" fw={500} c="var(--mantine-color-error)">
      {t('expired {{distance}}', { distance })}
    </Text>
  ) : (
    distance
  )
}

function noonOf(day: string, timeZone: string): string {
  return instantOf(day, '12:00', timeZone)
}
