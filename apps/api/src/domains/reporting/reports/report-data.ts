import type { MonthlyWaste } from '@thant/contracts/materials/wastes'
import { type MonthsPeriod, periodOfQuarters, type Quarter } from '@thant/contracts/reporting/quarters'
import type { AnnexPickup, ReportData, ReportLayout } from '@thant/contracts/reporting/report-data'
import { collectionNoteNumberOf } from '@thant/contracts/service/collection-notes'
import { getCompany } from '#domains/company/company/company.service.ts'
import { getOrganization } from '#domains/customers/organizations/organizations.queries.ts'
import { listMonthlyWastes } from '#domains/materials/wastes/wastes.queries.ts'
import {
  emissionsOfPeriods,
  listTreatedPeriods,
  type TreatedPeriod,
} from '#domains/reporting/carbon/treated-periods.queries.ts'
import { quartersOf } from '#domains/service/pickups/organization-pickups/quarters.ts'
import { currentMonth, dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'
import { compositionOf, seriesOf, totalOf } from './figures/figures.ts'
import { getComparison } from './figures/report-comparison.queries.ts'
import {
  countPickupsByType,
  countReportPickups,
  listReportItems,
  listReportPickups,
  type ReportPickup,
} from './figures/report-figures.queries.ts'
import { getTreatments } from './figures/report-treatments.queries.ts'
import { findingsOf } from './findings/findings.ts'
import { recommendationsOf } from './findings/recommendations.ts'
import { monthGroups } from './month-groups.ts'
import { planPages } from './pages/page-plan.ts'
import type { ComputedReport, PlannedReport } from './planned-report.ts'
import { titleOf } from './report-title.ts'
import { revisedQuarters } from './revisions/revised-quarters.ts'

/** Of quarters, which their first months name, or of any months. */
export type ReportSubject = {
  organization: string
  quarters?: readonly string[] | undefined
  months?: MonthsPeriod['months'] | undefined
  layout: ReportLayout
}
/** Missing lines are replaced by the computed ones. */
export type SummaryLines = Partial<Pick<ReportData, 'findings' | 'recommendations'>>

/**
 * Computes a report from the current pickups. The organization and the months decide which tips it recommends, so that
 * a preview and the saved report recommend the same.
 */
export async function computeReport(context: Context, subject: ReportSubject): Promise<ComputedReport> {
  const organization = await getOrganization(context, subject.organization)
  const known = await listMonthlyWastes(context, {}, organization._id)
  const collected = known.map(({ month }) => month)
  const { layout, months, quarters = [] } = subject
  const chosen = months
    ? chosenMonths(collected, months, currentMonth(context))
    : chosenQuarters(collected, quarters, currentMonth(context))
  return computeQuarters(context, { organization, layout, title: titleOf(chosen.period), ...chosen }, known)
}

/** Computes the months of a report anew, under their old name (decision 30). */
export async function computeRevision(
  context: Context,
  organizationId: string,
  old: ReportData,
  revises: NonNullable<ReportData['revises']>,
): Promise<ComputedReport> {
  const organization = await getOrganization(context, organizationId)
  const known = await listMonthlyWastes(context, {}, organization._id)
  const collected = known.map(({ month }) => month)
  const revised = revisedQuarters(old, collected, currentMonth(context))
  if (!revised.quarters.some(({ months }) => months.some((month) => collected.includes(month)))) {
    throw new AppError('report.pickups-gone')
  }
  return computeQuarters(context, { ...revised, organization, layout: old.layout, revises }, known)
}

type Named = Pick<PlannedReport, 'title' | 'layout' | 'quarters' | 'period' | 'revises'> & {
  organization: Awaited<ReturnType<typeof getOrganization>>
}

/** `known` are all months of the organization. */
async function computeQuarters(
  context: Context,
  named: Named,
  known: readonly MonthlyWaste[],
): Promise<ComputedReport> {
  const { organization, title, layout, quarters, period, revises } = named
  const covered = quarters.flatMap((quarter) => quarter.months)
  const { months, emptyMonths } = seriesOf(known, covered)
  const chosen = covered.filter((month) => !emptyMonths.includes(month))

  // Quarters between them may have been left out, so each is read by itself.
  const spans = quarters.map(({ firstMonth, months: ofQuarter }) => ({
    from: firstMonth,
    to: ofQuarter.at(-1) ?? firstMonth,
  }))
  const periods = await listTreatedPeriods(context, organization._id, { spans })
  const company = await getCompany(context)
  const composition = compositionOf(months)
  const types = composition.map(({ name }) => name)
  const wastes = periods.flatMap((one) => one.wastes)
  const treated = await getTreatments(context, organization._id, { spans, wastes, months })
  const pickupsByType = await countPickupsByType(context, organization._id, chosen)
  return withPages({
    title,
    layout,
    reportDate: dayOf(context.clock.now(), context.settings.timeZone),
    organization: {
      _id: organization._id,
      name: organization.name,
      address: organization.address,
      startDate: organization.startDate,
    },
    company: {
      name: company.name,
      address: company.address,
      phone: company.phone,
      email: company.email,
      website: company.website,
    },
    quarters,
    period,
    ...(revises && { revises }),
    figures: {
      pickups: await countReportPickups(context, organization._id, chosen),
      weightKg: totalOf(composition),
      months,
      emptyMonths,
      composition,
      items: await listReportItems(context, organization._id, chosen),
      emissions: emissionsOfPeriods(periods),
      annex: (await listReportPickups(context, organization._id, chosen)).map(presentAnnexPickup),
      pickupsByType,
      ...treated,
      comparison: await getComparison(context, organization._id, known, months, chosen),
    },
    ...factorSetsOf(periods),
    findings: findingsOf(composition, treated.treatments, pickupsByType),
    recommendations: recommendationsOf(types, `${organization._id} ${covered.join(' ')}`),
  })
}

function factorSetsOf(periods: readonly TreatedPeriod[]): Pick<PlannedReport, 'factorSet' | 'earlierFactorSets'> {
  const sets = new Map(
    periods.map(({ factorSet: { _id, name, version, gwpSet, assessment } }) => [
      _id,
      { _id, name, version, gwpSet, assessment },
    ]),
  )
  const [factorSet, ...earlier] = [...sets.values()].reverse()
  if (factorSet === undefined) throw new Error('the first factor set is missing')
  return { factorSet, ...(earlier.length > 0 && { earlierFactorSets: earlier.reverse() }) }
}

/** Plans the pages again, because they contain the summary. */
export function withSummary({ pages, ...report }: ComputedReport, lines: SummaryLines): ComputedReport {
  return withPages({
    ...report,
    findings: lines.findings ?? report.findings,
    recommendations: lines.recommendations ?? report.recommendations,
  })
}

/** Plans the pages again, because the cover says what is corrected. */
export function withRevised(
  { pages, ...report }: ComputedReport,
  revises: NonNullable<ReportData['revises']>,
): ComputedReport {
  return withPages({ ...report, revises })
}

function withPages(report: PlannedReport): ComputedReport {
  return { ...report, pages: planPages(report) }
}

function presentAnnexPickup({ id, pickedUpOn, site, items }: ReportPickup): AnnexPickup {
  return {
    pickedUpOn,
    site,
    collectionNote: collectionNoteNumberOf(id),
    items: items.map(({ name, kg }) => ({ productName: name, quantity: kg })),
  }
}

type Chosen = Pick<PlannedReport, 'quarters' | 'period'>

/** The quarters that begin with the given months, ascending; 400 when there is none that does. */
function chosenQuarters(collected: readonly string[], firstMonths: readonly string[], currentMonth: string): Chosen {
  const all: Quarter[] = quartersOf(collected, currentMonth)
  const quarters = all.filter(({ firstMonth }) => firstMonths.includes(firstMonth))
  if (quarters.length === 0 || quarters.length < firstMonths.length) throw errorAt('quarters', 'report.quarter-unknown')
  return { quarters, period: periodOfQuarters(quarters, all) }
}

/** 400 where nothing was collected in these months. */
function chosenMonths(collected: readonly string[], months: MonthsPeriod['months'], currentMonth: string): Chosen {
  const { groups, period } = monthGroups(months, currentMonth)
  const { from, to } = period.months
  if (!collected.some((month) => month >= from && month <= to)) throw errorAt('months', 'report.no-pickups')
  return { quarters: groups, period }
}
