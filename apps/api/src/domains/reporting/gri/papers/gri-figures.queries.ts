import type { GriReportData } from '@thant/contracts/reporting/gri-reports'
import { getCompany } from '#domains/company/company/company.service.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { getGriContext, nothingAdded } from '../entries/gri-context.queries.ts'
import { getGriTables } from '../gri.queries.ts'
import { listGriDestinations } from '../gri-destinations.queries.ts'
import { type GriScopeIds, getGriSubject } from '../gri-subject.ts'
import { unfinishedDay } from '../years/compared-years.ts'
import { compareYears } from '../years/gri-years.queries.ts'

type Months = { from?: string | undefined; to?: string | undefined }

/** What a paper says before its pages are planned; only those that are not saved are of open months. */
export type GriFigures = Omit<GriReportData, 'pages' | 'period'> & { period: Months }

/** Reads all that a paper of the tables says. Open months have neither years nor what the organization adds. */
export async function getGriFigures(context: Context, scope: GriScopeIds, { from, to }: Months): Promise<GriFigures> {
  const { organizationId, site } = scope
  const { organization, sites } = await getGriSubject(context, scope)
  const { name: company } = await getCompany(context)
  const today = dayOf(context.clock.now(), context.settings.timeZone)
  const months = from !== undefined && to !== undefined ? { from, to } : undefined
  const added =
    organizationId !== undefined && months
      ? await getGriContext(context, { organizationId, site }, months)
      : nothingAdded
  return {
    organization: organization
      ? { _id: organization._id, name: organization.name, address: organization.address }
      : null,
    sites: sites ? [...sites] : null,
    period: { from, to },
    countedUntil: unfinishedDay({ ...(from && { from }), ...(to && { to }) }, today) ?? null,
    reportDate: today,
    company,
    tables: await getGriTables(context, organizationId, { from, to, site }),
    destinations: await listGriDestinations(context, scope, { from, to }),
    ...(months ? await compareYears(context, scope, months, added.baseYear) : { years: [], restatements: [] }),
    context: added,
  }
}
