import type { CompanyDay, FoundDay, NamedDay, ProposedDay } from '@thant/contracts/company/company-days'
import { and, asc, between, eq, gte, lte } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { company } from '#database/schema/company.ts'
import { companyDays } from '#database/schema/company-days.ts'
import { users } from '#database/schema/users.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { companyDayFields, presentCompanyDay } from './company-days.presenter.ts'
import { readListedDays } from './listed-days.ts'
import { proposedDaysOf } from './proposed-days.ts'
import type { WorkingDays } from './working-days.ts'

type Range = { year?: number | undefined; from?: string | undefined; to?: string | undefined }

/** Of the present year, unless a year or days are given. */
export async function listCompanyDays(context: Context, { year, from, to }: Range): Promise<CompanyDay[]> {
  const requested = year ?? (from === undefined && to === undefined ? currentYear(context) : undefined)
  const first = from ?? (requested === undefined ? undefined : `${requested}-01-01`)
  const last = to ?? (requested === undefined ? undefined : `${requested}-12-31`)
  const rows = await selectDays(context)
    .where(and(first ? gte(companyDays.day, first) : undefined, last ? lte(companyDays.day, last) : undefined))
    .orderBy(asc(companyDays.day))
  return rows.map((row) => presentCompanyDay(context, row))
}

export async function getCompanyDay(context: Context, day: string): Promise<CompanyDay> {
  const [row] = await selectDays(context).where(eq(companyDays.day, day))
  if (row === undefined) throw new AppError('company-day.not-found')
  return presentCompanyDay(context, row)
}

export async function listProposals(context: Context, year = currentYear(context)): Promise<ProposedDay[]> {
  const proposed = proposedDaysOf(year)
  const known = await listKnownDays(context, proposed)
  return proposed.filter(({ day }) => !known.has(day))
}

/** Of this year and the two to come: a calendar may repeat its days for ever. */
export async function listReadDays(context: Context, calendar: string): Promise<FoundDay[]> {
  const year = currentYear(context)
  const span = { from: `${year}-01-01`, to: `${year + 2}-12-31` }
  const listed = readListedDays(calendar, span)
  const { timeZone } = context.settings
  const found = listed.length > 0 ? listed : await context.fileReader.readCalendar(calendar, { ...span, timeZone })
  const known = await listKnownDays(context, found)
  return found.map((day) => ({ ...day, isKnown: known.has(day.day) }))
}

/** A working day is searched so far outside of the days that are asked for. Thingyan has at most ten days. */
const margin = { months: 2 }

/** Loads what `working-days.ts` needs for days from `from` to `to` and for the working days next to them. */
export async function loadWorkingDays(
  { database }: Pick<AnyContext, 'database'>,
  from: string,
  to: string,
): Promise<WorkingDays> {
  const first = Temporal.PlainDate.from(from).subtract(margin).toString()
  const last = Temporal.PlainDate.from(to).add(margin).toString()
  const [found] = await database.select({ weekdays: company.workingWeekdays }).from(company)
  if (found === undefined) throw new Error('the company row is missing')
  const { day, kind } = companyDays
  const rows = await database
    .select({ day, kind })
    .from(companyDays)
    .where(between(day, first, last))
  const daysOf = (wanted: string) => new Set(rows.filter((row) => row.kind === wanted).map((row) => row.day))
  return { weekdays: found.weekdays, closed: daysOf('closed'), working: daysOf('working') }
}

function selectDays({ database }: Context) {
  return database.select(companyDayFields).from(companyDays).leftJoin(users, eq(users.id, companyDays.updatedById))
}

async function listKnownDays({ database }: Context, days: readonly NamedDay[]): Promise<ReadonlySet<string>> {
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (first === undefined || last === undefined) return new Set()
  const { day } = companyDays
  const rows = await database
    .select({ day })
    .from(companyDays)
    .where(between(day, first, last))
  return new Set(rows.map((row) => row.day))
}

function currentYear({ clock, settings }: Context): number {
  return Number(dayOf(clock.now(), settings.timeZone).slice(0, 4))
}
