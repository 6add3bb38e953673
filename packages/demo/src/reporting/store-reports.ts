import { company } from '@thant/api/database/schema/company'
import { createReport, reviseReport } from '@thant/api/domains/reporting/reports/reports.service'
import { shareReport } from '@thant/api/domains/reporting/reports/sharing/report-links.service'
import { listQuartersOf } from '@thant/api/domains/service/pickups/organization-pickups/organization-pickups.queries'
import type { AnyContext, Context } from '@thant/api/lib/context'
import { dayMs } from '@thant/contracts/durations'
import type { DemoCompany } from '../demo-company.ts'

const customersWithReports = 4

/**
 * The admin created reports in the last weeks: some quarters of the first customers, one revision, and one shared by a
 * link.
 */
export async function storeReports(system: AnyContext, demo: DemoCompany): Promise<void> {
  const admin = demo.users.find(({ role }) => role === 'ADMIN')
  if (admin === undefined) return
  const actor = { id: admin.id, role: admin.role, organizationId: null, siteIds: null }
  const now = system.clock.now().getTime()
  const daysAgo = (days: number): Context => {
    const clock = { now: () => new Date(now - days * dayMs) }
    return { ...system, actor, clock }
  }
  for (const [index, { row }] of demo.organizations.slice(0, customersWithReports).entries()) {
    const organization = row.id
    const whole = (await listQuartersOf(daysAgo(0), organization)).filter(({ isInProgress }) => !isInProgress)
    const quarters = whole.slice(-4).map(({ firstMonth }) => firstMonth)
    const lastOf = quarters.slice(-1)
    if (lastOf.length === 0) continue
    const year = await createReport(daysAgo(12 - index), { organization, quarters, layout: 'interval' })
    if (index === 1) await showAsSample(system, year._id)
    if (index > 0) continue
    await createReport(daysAgo(9), { organization, quarters: lastOf, layout: 'monthly' })
    await reviseReport(daysAgo(2), year._id)
    await shareReport(daysAgo(1), 'report', { id: year._id, expiresInDays: 30 })
  }
}

/** The landing page links to it. */
async function showAsSample({ database, settings }: AnyContext, id: string): Promise<void> {
  await database.update(company).set({ sampleReportUrl: `${settings.publicUrl}/report/${id}` })
}
