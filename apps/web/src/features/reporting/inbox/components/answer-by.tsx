import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { CellLine } from '#components/data-table/cells/cell-line.tsx'
import { CellTime } from '#components/data-table/cells/cell-time.tsx'
import { type BadgeStyle, StatusBadge } from '#components/figures/status-badge.tsx'
import { todayIn, wallClockOf } from '#lib/entries/zoned-time.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'

const overdue: BadgeStyle = { label: 'Overdue', color: 'brick', icon: IconAlertTriangle }
const dueToday: BadgeStyle = { label: 'Due today', color: 'amber', icon: IconClock }

/** Marks a deadline that has passed, and one of today. */
export function AnswerBy({ instant }: { instant: string | null }) {
  const timeZone = useCompanyTimeZone()
  if (instant === null) return '–'
  const isToday = wallClockOf(instant, timeZone).day === todayIn(timeZone)
  const badge = Date.parse(instant) < Date.now() ? overdue : isToday ? dueToday : undefined
  return (
    <CellLine>
      <CellTime instant={instant} />
      {badge && <StatusBadge badge={badge} />}
    </CellLine>
  )
}
