import { latinDigits } from '#lib/latin-digits.ts'

/** Parses 2026/2/3, 2026-02-03, 2026.2.3 and Burmese digits into `YYYY-MM-DD`; returns null for anything else. */
export function parseDay(text: string): string | null {
  const [, year, month, day] = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(latinDigits(text)) ?? []
  if (year === undefined || month === undefined || day === undefined) return null
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(iso)
  return Number.isNaN(time) || new Date(time).getUTCDate() !== Number(day) ? null : iso
}
