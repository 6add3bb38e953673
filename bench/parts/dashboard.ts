import type { Pool } from 'pg'
import { prepared } from '../data/prepared.ts'
import { get, medians } from '../measure.ts'
import { type Row, row } from '../table.ts'
import type { Targets } from '../targets.ts'

/**
 * Compares the dashboard's queries over all organizations with their bare SQL, and with a tenth of the data. Where the
 * SQL is nearly instant, HTTP and the session check cost more than three times as much, so GET /me, which reads the
 * caller's own row, is measured in the same turns.
 */
export async function benchDashboard({ large, small }: Pick<Targets, 'large' | 'small'>): Promise<Row[]> {
  const rows: Row[] = []
  await fillOrganizations(small.pool)
  for (const [path, text] of Object.entries(figures)) {
    const { sql, http, smaller, me } = await medians(
      {
        sql: () => large.pool.query(prepared(text)),
        http: () => get(`${large.url}/api${path}`, large.token),
        smaller: () => get(`${small.url}/api${path}`, small.token),
        me: () => get(`${large.url}/api/me`, large.token),
      },
      400,
    )
    rows.push(row(`GET ${path}, against its SQL`, http, Math.max(sql * 3, sql + me), 'ms'))
    rows.push(row(`GET ${path}, against itself at a tenth of the items`, http / smaller, 1.5, 'x'))
  }
  return rows
}

/** Both databases get the same number of organizations, so that they differ only in pickups and items. */
async function fillOrganizations(pool: Pool): Promise<void> {
  await pool.query(
    `insert into organizations (name, info, email, address, office_phone, contact_person_name, contact_person_phone,
       company_type, joined_on)
     select name || n, info, email, address, office_phone, contact_person_name, contact_person_phone, company_type, joined_on
     from organizations, generate_series(1, 9) n`,
  )
  await pool.query(
    `insert into sites (id, organization_id, name, address) select id, id, 'Main site', address from organizations
     on conflict do nothing`,
  )
  await pool.query('vacuum analyze organizations, sites')
}

const lastYear = `month > date_trunc('month', now()) - interval '12 months' and month <= now()`
const trends = `
  select 'organizations', to_char(date_trunc('month', joined_on), 'YYYY-MM') as month, count(*)::float8 from organizations
    where archived_at is null and joined_on >= date_trunc('month', now()) - interval '11 months'
    and joined_on < date_trunc('month', now()) + interval '1 month' group by 2
  union all select 'trainings', to_char(date_trunc('month', starts_on), 'YYYY-MM') as month, count(*)::float8 from trainings
    where starts_on >= date_trunc('month', now()) - interval '11 months'
    and starts_on < date_trunc('month', now()) + interval '1 month' group by 2
  union all select 'logistics', to_char(month, 'YYYY-MM'), pickup_count::float8 from monthly_pickup_counts where ${lastYear}
  union all select 'wastes', to_char(month, 'YYYY-MM'), sum(weight_kg)::float8 from monthly_waste_totals
    where ${lastYear} group by month`

const figures: Record<string, string> = {
  '/dashboard': `select
    (select count(*) from organizations where archived_at is null) as organizations,
    (select count(*) from trainings) as trainings,
    (select sum(pickup_count) from monthly_pickup_counts) as logistics,
    (select sum(weight_kg)::float8 from monthly_waste_totals) as wastes`,
  '/dashboard/growth_rate': trends,
  '/dashboard/trend': trends,
  '/wastes': `select waste_type, sum(weight_kg)::float8 from monthly_waste_totals group by waste_type`,
  '/wastes/monthly': `select to_char(month, 'YYYY-MM') as month, waste_type, sum(weight_kg)::float8
    from monthly_waste_totals group by month, waste_type order by month`,
  '/wastes/measures': `select measure, sum(weight_kg)::float8 from monthly_waste_totals group by measure`,
}
