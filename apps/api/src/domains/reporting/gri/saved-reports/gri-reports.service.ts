import { randomUUID } from 'node:crypto'
import type { GriExtent, GriReportData, GriReportForm } from '@thant/contracts/reporting/gri-reports'
import { reportNumberOf } from '@thant/contracts/reporting/report-data'
import { eq, sql } from 'drizzle-orm'
import { company } from '#database/schema/company.ts'
import { griReports } from '#database/schema/gri-reports.ts'
import { organizations } from '#database/schema/organizations.ts'
import { totalsDigest } from '#domains/materials/wastes/totals-digest.ts'
import { canonicalJson } from '#lib/canonical-json.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { freeze } from '#lib/records/frozen-data.ts'
import { replacedOf } from '#lib/records/replaced-report.ts'
import type { GriScopeIds } from '../gri-subject.ts'
import { getGriFigures } from '../papers/gri-figures.queries.ts'
import { planGriReport } from '../papers/gri-plan.ts'
import { assertMaySave, assertSavableMonths } from './gri-reports.policy.ts'
import { listFormerReports, presentGriReport } from './gri-reports.queries.ts'

type Saved = { _id: string; number: string }
type Months = { from: string; to: string }

/**
 * Computes the tables of some months and freezes them. Where a report that was not corrected says the same, that one is
 * returned; where one says otherwise, the form says whether the new one corrects it or stands beside it (decision 76).
 */
export async function saveGriReport(
  context: Context,
  { replaces, from, to, ...requested }: GriReportForm,
): Promise<Saved> {
  const scope = { organizationId: requested.organization ?? undefined, site: requested.site ?? undefined }
  const months = { from, to }
  assertMaySave(context, scope)
  assertSavableMonths(context, months)
  await lockScope(context, scope)
  // Before the figures, so that a change that comes between them shows.
  const sourceDigest = await getTotalsDigest(context, scope, months)
  const figures = { ...(await getGriFigures(context, scope, months)), period: months }
  const formers = await listFormerReports(context, scope, months)
  const wanted = contentOf(figures)
  const same = formers.find((former) => contentOf(presentGriReport(former).data) === wanted)
  if (same !== undefined) return presentSaved(same.id)
  const former = replacedOf(context, formers, replaces)
  if (former === undefined) return freezeReport(context, scope, { figures, sourceDigest })
  const { number, sha256, data } = presentGriReport(former)
  const revises = { number, sha256, reportDate: data.reportDate }
  return freezeReport(context, scope, { figures: { ...figures, revises }, sourceDigest, revisionOfId: former.id })
}

/** Of two who save the same tables at once, the second finds the report of the first. */
async function lockScope({ database }: Context, { organizationId }: GriScopeIds): Promise<void> {
  if (organizationId === undefined) {
    await database.select({ id: company.id }).from(company).for('no key update')
    return
  }
  await database
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('no key update')
}

type Planned = Omit<GriReportData, 'pages'>

/** Leaves out what says only when it was made and what it corrects, and the pages, which are planned from the rest. */
function contentOf(figures: Planned & { pages?: unknown }): string {
  const { pages, reportDate, revises, ...said } = figures
  return canonicalJson(said)
}

type Freezing = { figures: Planned; sourceDigest: string; revisionOfId?: string | null }

async function freezeReport(
  context: Context,
  scope: GriScopeIds,
  { figures, sourceDigest, revisionOfId = null }: Freezing,
): Promise<Saved> {
  const id = randomUUID()
  const { generated, divertedFromDisposal } = figures.tables.waste306_3.total
  await context.database.insert(griReports).values({
    id,
    createdAt: context.clock.now(),
    createdById: context.actor.id,
    extent: extentOf(scope),
    organizationId: scope.organizationId ?? null,
    siteId: scope.site ?? null,
    fromMonth: figures.period.from,
    toMonth: figures.period.to,
    countedUntil: figures.countedUntil,
    weightKg: String(generated),
    divertedKg: String(divertedFromDisposal),
    ...freeze({ ...figures, pages: planGriReport(figures) }),
    sourceDigest,
    revisionOfId,
  })
  await recordAudit(context, {
    action: 'gri.save',
    entity: 'gri-report',
    entityId: id,
    after: { organization: figures.organization?.name ?? null, ...figures.period, weightKg: generated },
  })
  return presentSaved(id)
}

function extentOf({ organizationId, site }: GriScopeIds): GriExtent {
  if (organizationId === undefined) return 'company'
  return site === undefined ? 'organization' : 'site'
}

async function getTotalsDigest(context: Context, scope: GriScopeIds, { from, to }: Months): Promise<string> {
  const digest = totalsDigest({
    organizationId: sql`${scope.organizationId ?? null}::uuid`,
    siteId: sql`${scope.site ?? null}::uuid`,
    from: sql`${from}::text`,
    to: sql`${to}::text`,
  })
  const { rows } = await context.database.execute<{ digest: string }>(sql`select ${digest} as digest`)
  return rows[0]?.digest ?? ''
}

function presentSaved(id: string): Saved {
  return { _id: id, number: reportNumberOf(id) }
}
