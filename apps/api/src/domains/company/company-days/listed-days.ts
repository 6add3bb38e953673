import type { NamedDay } from '@thant/contracts/company/company-days'
import { Temporal } from 'temporal-polyfill'

const maxNameLength = 120
const burmeseDigits = /[\u1040-\u1049]/g
/** Year first, or day first as in Myanmar, then the name. */
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})[\s,;:၊။]+(\S.*)$/
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})[\s,;:၊။]+(\S.*)$/

/** Reads a list of days, one in each line, such as `2026-04-11, Thingyan`. Lines that are none are left out. */
export function readListedDays(text: string, { from, to }: { from: string; to: string }): NamedDay[] {
  const found = text
    .split(/\r?\n/)
    .flatMap((line) => dayOf(line.trim()) ?? [])
    .filter(({ day }) => day >= from && day <= to)
  return [...new Map(found.map((named) => [named.day, named])).values()].toSorted((one, other) =>
    one.day < other.day ? -1 : 1,
  )
}

function dayOf(line: string): NamedDay | undefined {
  const latin = line.replace(burmeseDigits, (digit) => String(digit.charCodeAt(0) - 0x1040))
  const [, year, month, date, name] = yearFirst.exec(latin) ?? []
  if (name !== undefined) return named(Number(year), Number(month), Number(date), name)
  const [, first, second, last, other] = dayFirst.exec(latin) ?? []
  return other === undefined ? undefined : named(Number(last), Number(second), Number(first), other)
}

function named(year: number, month: number, day: number, name: string): NamedDay | undefined {
  const first = month >= 1 && month <= 12 ? Temporal.PlainYearMonth.from({ year, month }) : undefined
  if (first === undefined || day < 1 || day > first.daysInMonth) return undefined
  const text = name
    .replaceAll(/["\t]+/g, ' ')
    .trim()
    .slice(0, maxNameLength)
  const isBurmese = /[\u1000-\u109F]/.test(text)
  return { day: first.toPlainDate({ day }).toString(), name: text, nameInBurmese: isBurmese ? text : '' }
}
