import type { Pool } from 'pg'

export type Size = {
  organizations: number
  pickups: number
  items: number
  /** Ten unless it says otherwise. */
  years?: number
  /** As many of them as there are pickups, or a multiple of it. */
  auditEntries?: number
}

/** Bounds what a statement holds in memory and a transaction writes. */
const batchSize = 20_000

/**
 * Fills a migrated, empty database in SQL with a super admin, organizations, completed pickups, their items, and the
 * audit entries of them.
 */
export async function fillDataset(pool: Pool, size: Size, passwordHash: string): Promise<void> {
  const { organizations, pickups } = size
  await pool.query(`set session_replication_role = replica`)
  await pool.query(
    `insert into users (name, email, phone, role, password_hash) values ('Bench', 'bench@bench.example', '091234567', 'SUPER ADMIN', $1)`,
    [passwordHash],
  )
  await pool.query(
    `insert into users (name, email, phone, role)
     select 'Driver ' || n, 'driver' || n || '@bench.example', '091234567', 'DRIVER' from generate_series(1, 40) n`,
  )
  await pool.query(
    `insert into organizations (name, info, email, address, office_phone, contact_person_name, contact_person_phone,
       company_type, joined_on, expires_on, created_at)
     select 'Organization ' || md5(n::text), 'An office with a canteen', 'office' || n || '@bench.example',
       n || ' Strand Road, Yangon', '01 234 567', 'Daw Khin Mar', '09 765 4321',
       (array['Banking','Hotel','Trading','Clinic','Education','NGO'])[1 + n % 6],
       date '2016-01-01' + n, date '2026-01-01' + n % 700, now() - n * interval '1 hour'
     from generate_series(1, $1::int) n`,
    [organizations],
  )
  await pool.query(
    `insert into sites (id, organization_id, name, address) select id, id, 'Main site', address from organizations`,
  )
  for (let first = 1; first <= pickups; first += batchSize) await fillPickups(pool, size, first)
  await pool.query('vacuum analyze')
}

/** Adds a batch of pickups, from the latest to the earliest, with their items and what the audit log has of them. */
async function fillPickups(
  pool: Pool,
  { organizations, pickups, items, years = 10, auditEntries = 0 }: Size,
  first: number,
): Promise<void> {
  await pool.query(
    `with o as (select id, row_number() over (order by name) - 1 as n from organizations),
       d as (select id, row_number() over (order by email) - 1 as n from users where role = 'DRIVER'),
     made as (
       insert into pickups (organization_id, site_id, pick_up_at, status, way_number, way_type, plate_number, driver_id, created_at)
       select o.id, o.id, now() - (s * $4::float8 * interval '1 minute') + interval '21 days',
         case when s % 20 = 0 then 'CANCELLED' when s % 33 = 0 then 'ONHOLD' when s < 1000 then 'CONFIRMED' else 'COMPLETED' end,
         s % 100, (array['Dry','Organic','Dry + Organic'])[1 + s % 3], 'YGN ' || s % 500, d.id, now() - s * $4::float8 * interval '1 minute'
       from generate_series($1::int, $2::int) s join o on o.n = s % $3::int join d on d.n = s % 40
       returning id, organization_id, way_number, driver_id, created_at),
     audited as (
       insert into audit_entries (at, actor_id, action, entity, entity_id, before, after, ip)
       select created_at + e * interval '1 hour', driver_id,
         (array['pickup.schedule', 'pickup.change', 'pickup.complete', 'session.start'])[1 + (way_number + e) % 4],
         (array['pickup', 'pickup', 'pickup', 'user'])[1 + (way_number + e) % 4], id,
         jsonb_build_object('wayNumber', way_number), jsonb_build_object('wayNumber', way_number + e), '192.0.2.1'
       from made, generate_series(0, $6::int - 1) e)
     insert into pickup_items (pickup_id, position, organization_id, product_name, waste_type, weight_kg,
       treatment, is_hazardous)
     select made.id, i, made.organization_id, 'Product ' || i, waste_type, 1 + (made.way_number * 7 + i * 13) % 50,
       case waste_type when 'Organic' then 'composting' else 'recycling' end, waste_type = 'E-waste'
     from made, generate_series(1, $5::int) i,
       lateral (select (array['Papers','Plastics','Cans','Glasses','E-waste','Organic'])[1 + (i + made.way_number) % 6] as waste_type) w`,
    [
      first,
      Math.min(first + batchSize - 1, pickups),
      organizations,
      (years * 365 * 24 * 60) / pickups,
      Math.round(items / pickups),
      Math.round(auditEntries / pickups),
    ],
  )
}
