import { Button } from '@mantine/core'
import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { pickupRequestEndpoints, type RequestedPickup } from '@thant/contracts/service/pickup-requests'
import { pickupMarks } from '@thant/contracts/service/pickup-statuses'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { useCallback, useMemo, useState } from 'react'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { notifyNotice } from '#components/feedback/notify.ts'
import { useClosedDays } from '#features/company/company-days/use-closed-days.ts'
import { useSites } from '#features/customers/sites/use-sites.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { useIsNarrow } from '#lib/use-is-narrow.ts'
import { useCan } from '#lib/visitor/access.ts'
import { StatusLegend } from '../components/status-legend.tsx'
import { openMarks } from '../pickup-marks.ts'
import { pickupsByDay } from './pickups-by-day.ts'
import { useYear } from './use-year.ts'
import classes from './yearly-calendar.module.css'
import { YearlyDayDialog, type YearlyDayParts } from './yearly-day-dialog.tsx'
import { YearlyHead } from './yearly-head.tsx'
import { YearlyMonth } from './yearly-month.tsx'

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const none: readonly OrganizationPickup[] = []
const noRequests: readonly RequestedPickup[] = []
/** The days show these marks; there is no room to say that a pickup comes from a schedule. */
const shownMarks = openMarks(pickupMarks)

type YearlyCalendarProps = YearlyDayParts & {
  organizationId: string
  site: string | undefined
  /** Begins with January instead of the month before this one, but for a phone. */
  beginsWhole?: boolean
}

/** Shows a year of an organization's or a site's pickups; a day, also one in the address, opens them in a dialog. */
export function YearlyCalendar({ organizationId, site, beginsWhole = false, ...parts }: YearlyCalendarProps) {
  const { t } = useTranslation()
  const timeZone = useCompanyTimeZone()
  const { year, isYearNamed, today, linkedDay, current, grid, goToYear, goToToday, moveFrom, reach } = useYear(timeZone)
  const result = useEndpoint(pickupEndpoints.ofOrganization, { params: { organizationId }, query: { year, site } })
  const pickups = result.data?.data ?? none
  const isOfSeveralSites = useSites(organizationId).length > 1
  const wanted = useRequestedPickups(organizationId, site, year)
  const closed = useClosedDays(`${year}-01-01`, `${year}-12-31`)
  const byDay = useMemo(() => pickupsByDay(pickups, timeZone), [pickups, timeZone])
  const requestedByDay = useMemo(() => pickupsByDay(wanted, timeZone), [wanted, timeZone])
  const isPhone = useIsNarrow(48)
  const [isWhole, setIsWhole] = useState(isYearNamed || (beginsWhole && !isPhone))
  // Today would be out of sight in November, on a phone ten screens down.
  const firstMonth = isPhone ? monthOf(today) : monthOf(today) - 1
  const isAroundToday = year === Number(today.slice(0, 4)) && monthOf(current) >= firstMonth
  const shown = isAroundToday && !isWhole ? months.filter((month) => month >= firstMonth) : months
  const [dialog, setDialog] = useState({ day: linkedDay ?? today, isOpen: linkedDay !== undefined })

  const open = useCallback(
    (day: string) => {
      reach(day)
      if (!result.isSuccess) return
      if (byDay.has(day) || requestedByDay.has(day)) setDialog({ day, isOpen: true })
      else {
        const name = closed.get(day)
        const isClosed = name === undefined ? [] : [t('{{name}}: the company is closed on this day.', { name })]
        notifyNotice([t('No Pickup Found on that date!'), ...isClosed].join(' '))
      }
    },
    [result.isSuccess, byDay, requestedByDay, closed, reach, t],
  )

  return (
    <section className={classes.calendar} aria-label={t('Calendar')}>
      <YearlyHead year={year} onYear={goToYear} onToday={goToToday} />
      {result.isError ? (
        <FailedCard error={result.error} onRetry={() => void result.refetch()} />
      ) : (
        <>
          <StatusLegend
            pickups={pickups}
            marks={shownMarks}
            requestedCount={wanted.length}
            closedCount={closed.size}
            closedWithPickups={[...closed.keys()].filter((day) => byDay.has(day)).length}
          />
          {shown.length < months.length && (
            <Button variant="default" onClick={() => setIsWhole(true)}>
              {t('Show earlier months')}
            </Button>
          )}
          <div
            ref={grid}
            className={classes.months}
            data-stale={result.isPending || undefined}
            aria-busy={result.isPending}
          >
            {shown.map((month) => (
              <YearlyMonth
                key={month}
                year={year}
                month={month}
                byDay={byDay}
                requestedByDay={requestedByDay}
                closed={closed}
                today={today}
                current={monthOf(current) === month ? current : undefined}
                onOpen={open}
                onKey={moveFrom}
              />
            ))}
          </div>
        </>
      )}
      <YearlyDayDialog
        {...parts}
        day={dialog.day}
        isOfSeveralSites={isOfSeveralSites}
        pickups={byDay.get(dialog.day) ?? none}
        wanted={requestedByDay.get(dialog.day) ?? noRequests}
        isOpen={dialog.isOpen && (byDay.has(dialog.day) || requestedByDay.has(dialog.day))}
        onClose={() => setDialog({ ...dialog, isOpen: false })}
      />
    </section>
  )
}

function useRequestedPickups(
  organizationId: string,
  site: string | undefined,
  year: number,
): readonly RequestedPickup[] {
  const query = { organizationId, site, from: `${year}-01-01`, to: `${year}-12-31` }
  const enabled = useCan()('pickup-requests:list')
  return useEndpoint(pickupRequestEndpoints.wanted, { query }, { enabled }).data?.data ?? noRequests
}

function monthOf(day: string): number {
  return Number(day.slice(5, 7))
}
