import { HolidayHints } from '#features/service/holiday-pickups/components/holiday-hints.tsx'
import { DriversToday } from './drivers-today.tsx'
import classes from './today-cards.module.css'
import { WaitingCard } from './waiting-card.tsx'

/** What staff have to do, before any figures; it is done on the screen, and not printed. */
export function TodayCards() {
  return (
    <div className={classes.cards} data-screen-only>
      <div className={classes.waiting}>
        <WaitingCard />
        <HolidayHints />
      </div>
      <DriversToday />
    </div>
  )
}
