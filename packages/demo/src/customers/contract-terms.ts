import type { Temporal } from 'temporal-polyfill'
import type { Random } from '../random.ts'

export type Outlook = 'expired' | 'expires soon' | 'expires later' | 'open-ended'

export type ContractTerms = {
  joinedOn: Temporal.PlainDate
  expiresOn: Temporal.PlainDate | null
  /** Each period is one year long and starts where the last one ended. */
  periods: Array<{ startsOn: Temporal.PlainDate; endsOn: Temporal.PlainDate }>
}

/** Returns an outlook for each of the customers, in random order. */
export function drawOutlooks(count: number, random: Random): Outlook[] {
  const others: Outlook[] = [
    ...Array<Outlook>(4).fill('expired'),
    ...Array<Outlook>(7).fill('expires soon'),
    ...Array<Outlook>(4).fill('open-ended'),
  ]
  return random.shuffled([...others, ...Array<Outlook>(count - others.length).fill('expires later')])
}

/** Contracts are renewed every year; most customers joined two to three years ago. */
export function drawTerms(outlook: Outlook, today: Temporal.PlainDate, random: Random): ContractTerms {
  if (outlook === 'open-ended') {
    const joinedOn = today.subtract({ days: random.integer(420, 1_040) })
    return { joinedOn, expiresOn: null, periods: periodsFrom(joinedOn, 1) }
  }
  const years = random.pick(outlook === 'expired' ? [1, 2] : [1, 2, 3, 3, 3, 3])
  const lastDay = today.add({ days: random.integer(...daysLeft(outlook, years)) })
  return yearlyTerms(lastDay.add({ days: 1 }).subtract({ years }), years)
}

/** The contract ends with the last of the years. */
export function yearlyTerms(joinedOn: Temporal.PlainDate, years: number): ContractTerms {
  const periods = periodsFrom(joinedOn, years)
  return { joinedOn, expiresOn: joinedOn.add({ years }).subtract({ days: 1 }), periods }
}

function daysLeft(outlook: Outlook, years: number): [number, number] {
  if (outlook === 'expired') return [-70, -4]
  if (outlook === 'expires soon') return [3, 27]
  return years === 3 ? [35, 200] : [35, 320]
}

function periodsFrom(joinedOn: Temporal.PlainDate, years: number): ContractTerms['periods'] {
  return Array.from({ length: years }, (_, year) => ({
    startsOn: joinedOn.add({ years: year }),
    endsOn: joinedOn.add({ years: year + 1 }).subtract({ days: 1 }),
  }))
}
