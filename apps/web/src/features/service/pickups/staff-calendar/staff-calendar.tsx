import { Skeleton, Text } from '@mantine/core'
import { pickupRequestEndpoints, type RequestedPickup } from '@thant/contracts/service/pickup-requests'
import { pickupMarks } from '@thant/contracts/service/pickup-statuses'
import { type CalendarPickup, maxCalendarPickups, pickupEndpoints } from '@thant/contracts/service/pickups'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { namesOf } from '#components/data-table/filters/filter.ts'
import { FilterBar } from '#components/data-table/filters/filter-bar.tsx'
import { useListFilters } from '#components/data-table/filters/use-list-filters.ts'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { useClosedDays } from '#features/company/company-days/use-closed-days.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { instantOf } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { requestHref } from '#lib/links/request-href.ts'
import { useReturnState } from '#lib/links/return-path.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { usePickupFilters } from '../components/pickup-filters.tsx'
import { StatusLegend } from '../components/status-legend.tsx'
import { countedIn, daysShown } from './calendar-days.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { CalendarHead } from './calendar-head.tsx'
import { CalendarMenu } from './calendar-menu.tsx'
import { CalendarPickupDialog } from './calendar-pickup-dialog.tsx'
import classes from './staff-calendar.module.css'
import { useCalendarState } from './use-calendar-state.ts'
import { useMovePickup } from './use-move-pickup.ts'

type StaffCalendarProps = {
  /** Opens the dialog of a new pickup at an ISO instant. */
  onAdd: (pickUpTime: string) => void
}

const none: readonly CalendarPickup[] = []
const noRequests: readonly RequestedPickup[] = []
const calendarFilters = ['organizationId', 'site', 'status', 'driver', 'hasDriver'] as const

/** Shows the pickups of all organizations, which staff add, move and open in place. */
export function StaffCalendar({ onAdd }: StaffCalendarProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const can = useCan()
  const timeZone = useCompanyTimeZone()
  const state = useCalendarState(timeZone)
  const { filters: set, ...list } = useListState(pickupEndpoints.list)
  const filters = useListFilters(pickupEndpoints.list, usePickupFilters(undefined, set.organizationId)).filter(
    (filter) => calendarFilters.some((name) => namesOf(filter).includes(name)),
  )
  const activeFilters = Object.fromEntries(calendarFilters.map((name) => [name, set[name]]))
  const days = daysShown(state.view, state.day)
  const query = { ...days, ...activeFilters }
  const closed = useClosedDays(days.from, days.to)
  const result = useEndpoint(pickupEndpoints.calendar, { query }, { keepsPrevious: true })
  const pickups = result.data?.data ?? none
  const wanted = useRequestedPickups(days, activeFilters)
  const navigate = useNavigate()
  const fromHere = useReturnState()
  const move = useMovePickup()
  const [dialog, setDialog] = useState<{ pickup: CalendarPickup; isOpen: boolean }>()
  const open = (pickup: CalendarPickup) => setDialog({ pickup, isOpen: true })
  const setCount = calendarFilters.filter((name) => set[name] !== undefined).length
  const isFiltered = setCount > 0
  const [isUnfolded, setUnfolded] = useState(false)
  const emptyText = isFiltered ? t('Nothing matches these filters') : t('No pickups on these days.')

  return (
    <section className={classes.calendar} data-unfolded={isUnfolded || undefined} aria-label={t('Calendar')}>
      <CalendarHead
        state={state}
        filters={{ count: setCount, isShown: isUnfolded, onToggle: () => setUnfolded(!isUnfolded) }}
      />
      <div className={classes.filters}>
        <FilterBar filters={filters} search={false} state={{ ...list, filters: set, isFiltered }} />
      </div>
      {result.isPending ? (
        <Skeleton height={640} radius="md" aria-label={t('Loading…')} />
      ) : result.isError ? (
        <FailedCard error={result.error} onRetry={() => void result.refetch()} />
      ) : (
        <>
          <div className={classes.above}>
            <div className={classes.legend}>
              <StatusLegend
                pickups={result.isPlaceholderData ? none : countedIn(state, pickups, timeZone)}
                marks={pickupMarks}
                requestedCount={countedIn(state, wanted, timeZone).length}
              />
            </div>
            <Text role="status" c="dimmed" fz="xs">
              {pickups.length === 0 && wanted.length === 0 && emptyText}
              {pickups.length === maxCalendarPickups &&
                t('More than {{count}} pickups: the last are left out. Please filter.', {
                  count: format.number(maxCalendarPickups),
                })}
            </Text>
          </div>
          <CalendarMenu pickups={pickups} onMove={open}>
            <div data-stale={result.isPlaceholderData || undefined} aria-busy={result.isPlaceholderData}>
              <CalendarGrid
                view={state.view}
                day={state.day}
                pickups={pickups}
                wanted={wanted}
                closed={closed}
                canMove={can('pickups:change')}
                onDay={(day) => state.show('day', day)}
                onAdd={
                  can('pickups:schedule') ? (day, time = '09:00') => onAdd(instantOf(day, time, timeZone)) : undefined
                }
                onOpen={open}
                onRequest={({ _id }) => void navigate(requestHref(_id), { state: fromHere })}
                onMove={(pickup, to) => void move(pickup, to)}
                emptyText={emptyText}
              />
            </div>
          </CalendarMenu>
        </>
      )}
      <CalendarPickupDialog
        pickup={dialog?.pickup}
        isOpen={dialog?.isOpen ?? false}
        onClose={() => dialog && setDialog({ ...dialog, isOpen: false })}
      />
    </section>
  )
}

type ActiveFilters = Record<(typeof calendarFilters)[number], string | undefined>

/** What customers ask for has no driver and no status yet, so a filter by these leaves it out. */
function useRequestedPickups(
  days: { from: string; to: string },
  { organizationId, site, status, driver, hasDriver }: Partial<ActiveFilters>,
): readonly RequestedPickup[] {
  const isShown = useCan()('pickup-requests:list') && [status, driver, hasDriver].every((set) => set === undefined)
  const query = { ...days, organizationId, site }
  const wanted = useEndpoint(pickupRequestEndpoints.wanted, { query }, { enabled: isShown, keepsPrevious: true })
  return isShown ? (wanted.data?.data ?? noRequests) : noRequests
}
