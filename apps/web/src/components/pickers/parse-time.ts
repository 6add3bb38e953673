import { latinDigits } from '@thant/contracts/latin-digits'

const shapes = [/^(\d{1,2})(?:\s*[:.h ]\s*(\d\d))?$/, /^(\d{1,2})(\d\d)$/]
const morning = /^(နံနက်|မနက်)\s*|\s*a\.?m\.?$/
const afternoon = /^(နေ့လယ်|ညနေ|ည)\s*|\s*p\.?m\.?$/

/** Parses a time as people type it, e.g. 0915, 9.30 or 2:30 pm, into `HH:MM`; returns null for anything else. */
export function parseTime(typed: string): string | null {
  const text = latinDigits(typed).trim().toLowerCase()
  const half = morning.test(text) ? 'am' : afternoon.test(text) ? 'pm' : undefined
  const digits = text.replace(morning, '').replace(afternoon, '')
  for (const shape of shapes) {
    const [, hours, minutes = '00'] = shape.exec(digits) ?? []
    if (hours === undefined) continue
    const hour = hourOfDay(Number(hours), half)
    if (hour !== undefined && Number(minutes) < 60) return `${String(hour).padStart(2, '0')}:${minutes}`
  }
  return null
}

function hourOfDay(hour: number, half: 'am' | 'pm' | undefined): number | undefined {
  if (half === undefined) return hour < 24 ? hour : undefined
  if (hour < 1 || hour > 12) return undefined
  return (hour % 12) + (half === 'pm' ? 12 : 0)
}

const stepMinutes = 15
const quarterHours = Array.from({ length: 96 }, (_, index) => clock(index * stepMinutes))
const defaultStart = '07:00'

/** Returns the times to offer for a typed text: all of them around a complete time, otherwise those that fit. */
export function timesFor(typed: string): string[] {
  const text = latinDigits(typed).trim()
  if (text === '') return startingAt(defaultStart, quarterHours)
  if (/^\d\d:\d\d$/.test(text) && parseTime(text) === text) {
    return startingAt(hourBefore(text), [...new Set([...quarterHours, text])].sort())
  }
  const [, hour, minutes = ''] = /^(\d{1,2})[:.]?(\d?)$/.exec(text) ?? []
  if (hour !== undefined) return quarterHours.filter((time) => time.startsWith(`${hour.padStart(2, '0')}:${minutes}`))
  const time = parseTime(text)
  return time === null ? [] : [time]
}

function startingAt(start: string, times: readonly string[]): string[] {
  return [...times.filter((time) => time >= start), ...times.filter((time) => time < start)]
}

function hourBefore(time: string): string {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - 60
  return clock(Math.max(0, minutes - (minutes % stepMinutes)))
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
