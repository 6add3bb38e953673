import { Button, Skeleton, Stack } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { dayPlanEndpoints } from '@thant/contracts/service/day-plans'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { useSearchParams } from 'react-router'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { DayPicker } from '#components/pickers/day-picker.tsx'
import { isDay } from '#components/pickers/parse-day.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { daysAfter, todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { NoPickupsCard } from '../components/no-pickups-card.tsx'
import { PrintedRunSheet } from './printed-run-sheet.tsx'
import classes from './run-sheet.module.css'
import { RunSheetDriver } from './run-sheet-driver.tsx'
import { runDay, runsOf } from './runs.ts'

/** What each driver collects on a day, to print and take along. A driver sees only the own run. */
export function RunSheet() {
  const { t } = useTranslation()
  const today = todayIn(useCompanyTimeZone())
  const [address, setAddress] = useSearchParams()
  const day = runDay(address, today)
  const calendar = useEndpoint(pickupEndpoints.calendar, { query: { from: day, to: day } })
  const ofDay = useEndpoint(pickupEndpoints.today, { query: { day } })
  // Who may not see the order of a whole day has the numbers and times of the stops all the same.
  const plan = useEndpoint(
    dayPlanEndpoints.get,
    { params: { day } },
    { enabled: useCan()(dayPlanEndpoints.get.access) },
  )
  const runs = runsOf(calendar.data?.data ?? [])
  const shown = runs.filter(({ driver }) => (address.get('driver') ?? driver?._id) === driver?._id)
  const change = (name: string, value: string | null) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === null) after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  return (
    <Stack gap="md">
      <div className={classes.bar} data-screen-only>
        <DayPicker
          label={t('Date')}
          value={day}
          onChange={(value) => change('day', value !== null && isDay(value) ? value : null)}
          required
          withAsterisk={false}
        />
        {day === today && (
          <Button variant="default" onClick={() => change('day', daysAfter(today, 1))}>
            {t('Tomorrow')}
          </Button>
        )}
        {runs.length > 1 && (
          <RunSheetDriver runs={runs} value={address.get('driver')} onChange={(id) => change('driver', id)} />
        )}
        <Button leftSection={<IconPrinter size={16} />} disabled={shown.length === 0} onClick={() => window.print()}>
          {t('Print')}
        </Button>
      </div>
      {calendar.isPending && <Skeleton height={320} radius="md" />}
      {calendar.isError && <FailedCard error={calendar.error} onRetry={() => void calendar.refetch()} />}
      {calendar.data && shown.length === 0 && <NoPickupsCard />}
      {shown.map((run) => (
        <PrintedRunSheet
          key={run.driver?._id ?? ''}
          run={run}
          day={day}
          plan={plan.data?.data}
          pickupsOfDay={ofDay.data?.data ?? []}
        />
      ))}
    </Stack>
  )
}
