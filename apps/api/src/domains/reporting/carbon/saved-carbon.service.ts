import type { SavedCarbonRow } from '@thant/contracts/reporting/carbon'
import { insertOne } from '#database/insert-one.ts'
import { carbonReports } from '#database/schema/carbon.ts'
import { getCompany } from '#domains/company/company/company.service.ts'
import { assertOrganizationInReach } from '#domains/customers/organizations/organizations.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { freeze } from '#lib/records/frozen-data.ts'
import { getCarbonFigures } from './carbon.queries.ts'
import { hasContent, listSaved, presentSavedRow } from './saved-carbon.queries.ts'

/**
 * Saves the carbon report of a quarter, with its factors. Returns the saved one that has the same content; otherwise the
 * new one corrects the latest of the quarter.
 */
export async function saveCarbonReport(
  context: Context,
  organizationId: string,
  quarter: string,
): Promise<SavedCarbonRow> {
  await assertOrganizationInReach(context, organizationId)
  const figures = await getCarbonFigures(context, organizationId, quarter)
  const earlier = await listSaved(context, organizationId, quarter)
  const same = earlier.find((report) => hasContent(report, figures))
  if (same) return presentSavedRow(same, figures)
  const { name: company } = await getCompany(context)
  const now = context.clock.now()
  const report = await insertOne(context.database, carbonReports, {
    createdAt: now,
    createdById: context.actor.id,
    organizationId,
    quarter,
    months: figures.months,
    factorSetId: figures.factorSet._id,
    ...freeze({ ...figures, reportDate: dayOf(now, context.settings.timeZone), company }),
    revisionOfId: earlier[0]?.id ?? null,
  })
  await recordAudit(context, {
    action: 'carbon.save',
    entity: 'carbon-report',
    entityId: report.id,
    after: { organization: figures.organization.name, title: figures.title, factorSet: figures.factorSet.name },
  })
  return presentSavedRow(report, figures)
}
