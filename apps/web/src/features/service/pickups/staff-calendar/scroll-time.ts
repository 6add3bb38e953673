const firstHour = 7

/**
 * Where the hours begin to be seen: an hour before now where today alone is shown, but never after 14:00, as the last
 * pickups are then in sight; else at 07:00.
 */
export function scrollTimeOf(shown: { from: string; to: string }, now: { day: string; time: string }): string {
  const isToday = shown.from === now.day && now.day === shown.to
  const hour = isToday ? Math.min(14, Number(now.time.slice(0, 2)) - 1) : firstHour
  return `${String(Math.max(firstHour, hour)).padStart(2, '0')}:00`
}
