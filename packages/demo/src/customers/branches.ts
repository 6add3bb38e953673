import type { sites } from '@thant/api/database/schema/sites'
import type { Temporal } from 'temporal-polyfill'
import { createRandom } from '../random.ts'
import { secondWeekday } from '../service/rhythm.ts'
import type { DemoOrganization } from './organizations.ts'
import { placeIn } from './townships.ts'

type SiteRow = typeof sites.$inferInsert & { id: string }

/** Returns the site that an organization has beside its main one; most have none. */
export function branchesOf({ branch, domain, isBurmese, row }: DemoOrganization): SiteRow[] {
  if (branch === undefined) return []
  const random = createRandom(`branch of ${domain}`)
  return [
    {
      ...placeIn(branch.township, random, isBurmese),
      id: branchId(domain),
      organizationId: row.id,
      name: branch.name,
      contactPersonName: row.contactPersonName,
      contactPersonPhone: row.contactPersonPhone,
      opensAt: '06:00',
      closesAt: '20:00',
      accessNote: branch.accessNote,
      createdAt: row.createdAt,
      updatedAt: row.createdAt,
    },
  ]
}

/** The crew drives to the branch on the second day of the week's visits. */
export function siteVisitedOn({ branch, domain, round, row }: DemoOrganization, day: Temporal.PlainDate): string {
  return branch !== undefined && day.dayOfWeek === secondWeekday(round.weekday) ? branchId(domain) : row.id
}

function branchId(domain: string): string {
  return createRandom(`branch id of ${domain}`).uuid()
}
