import { sql } from 'drizzle-orm'
import { pickups } from '#database/schema/pickups.ts'
import { sites } from '#database/schema/sites.ts'

const areSeveral = sql`(select count(*) > 1 from sites others
  where others.organization_id = ${pickups.organizationId} and others.archived_at is null)`

/** The name of a pickup's site, which has to be joined; empty where the organization has one site. */
export const siteIfSeveral = sql<string>`case when ${areSeveral} then ${sites.name} else '' end`
