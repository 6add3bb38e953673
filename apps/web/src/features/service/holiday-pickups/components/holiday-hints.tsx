import { Stack } from '@mantine/core'
import { IconCalendarExclamation } from '@tabler/icons-react'
import { dayNameIn } from '@thant/contracts/company/company-days'
import type { HolidayAhead } from '@thant/contracts/service/holiday-pickups'
import { Hint } from '#components/feedback/hint.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useDaysAway } from '#lib/use-days-away.ts'
import { useFormat } from '#lib/use-format.ts'
import { companyYearAddress, holidayAddress } from '../holiday-address.ts'
import { pickupsToDecide, useHolidaysAhead } from '../use-holidays-ahead.ts'

/** Tells staff of the next holiday with pickups to decide on, and of years whose holidays nobody confirmed. */
export function HolidayHints() {
  const { t } = useTranslation()
  const format = useFormat()
  const ahead = useHolidaysAhead()
  const next = ahead?.holidays.find(({ pickups }) => pickups > 0)
  if (!ahead || (next === undefined && ahead.unconfirmedYears.length === 0)) return null
  return (
    <Stack gap="xs">
      {next && <HolidayHint holiday={next} total={pickupsToDecide(ahead.holidays)} />}
      {ahead.unconfirmedYears.map((year) => (
        <Hint
          key={year}
          icon={<IconCalendarExclamation />}
          text={t('The holidays of {{year}} are not confirmed.', { year: format.digits(String(year)) })}
          action={{ label: t('Confirm holidays'), to: companyYearAddress(year) }}
        />
      ))}
    </Stack>
  )
}

/** With the number that stands at the menu, where other holidays have pickups too. */
function HolidayHint({ holiday, total }: { holiday: HolidayAhead; total: number }) {
  const { t, language } = useTranslation()
  const format = useFormat()
  const daysAway = useDaysAway()
  const name = dayNameIn(language, holiday)
  const when = holiday.daysAway > 0 ? daysAway(holiday.from) : t('today')
  const values = { name, when, pickups: format.number(holiday.pickups), total: format.number(total) }
  return (
    <Hint
      icon={<IconCalendarExclamation />}
      text={
        total === holiday.pickups
          ? t('{{name}}, {{when}}. Pickups to decide on: {{pickups}}', values)
          : t(
              '{{name}}, {{when}}. Pickups to decide on: {{pickups}} of this holiday, {{total}} of all holidays',
              values,
            )
      }
      action={{ label: t('Review pickups'), to: holidayAddress(holiday) }}
    />
  )
}
