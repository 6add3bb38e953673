import type { Pool } from 'pg'
import { prepared } from '../data/prepared.ts'
import { medians, post } from '../measure.ts'
import { type Row, row } from '../table.ts'
import type { Targets } from '../targets.ts'

const organization = '00000000-0000-4000-8000-00000000da11'
const months = Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}`)
const quarters = ['2025-01', '2025-04', '2025-07', '2025-10']

/** Compares a report of four quarters with daily pickups with the SQL statements behind it. */
export async function benchReportPreview({ small }: Pick<Targets, 'small'>): Promise<Row[]> {
  const { pool, url, token } = small
  await fill(pool)
  const { sql, http } = await medians(
    {
      sql: async () => {
        for (const [name, text] of Object.entries(statements)) {
          await pool.query(prepared(text, name === 'totals' ? [organization] : [organization, months]))
        }
      },
      http: () => post(`${url}/api/reports/preview`, token, { organization, quarters }),
    },
    200,
  )
  return [row('POST /reports/preview, four quarters of daily pickups, against its SQL', http, sql * 2, 'ms')]
}

const isReported = `p.organization_id = $1 and p.status = 'COMPLETED' and p.archived_at is null
  and p.pick_up_at >= (($2::text[])[1] || '-01')::timestamp at time zone 'Asia/Yangon'
  and p.pick_up_at < (($2::text[])[array_length($2, 1)] || '-01')::timestamp at time zone 'Asia/Yangon' + interval '1 month'
  and to_char(p.pick_up_at at time zone 'Asia/Yangon', 'YYYY-MM') = any($2)`

const statements = {
  totals: `select to_char(month, 'YYYY-MM') as month, waste_type, weight_kg::float8 from waste_totals
    where organization_id = $1 order by month`,
  items: `select i.product_name, i.waste_type, count(distinct p.id)::int, sum(i.weight_kg)::float8
    from pickups p join pickup_items i on i.pickup_id = p.id where ${isReported} group by 1, 2 order by 3 desc, 4 desc`,
  pickups: `select count(*) from pickups p where ${isReported}`,
  pickupsByType: `select i.waste_type, count(distinct p.id)::int
    from pickups p join pickup_items i on i.pickup_id = p.id where ${isReported} group by 1`,
  annex: `select p.id, p.pick_up_at, s.name,
      json_agg(json_build_object('name', i.product_name, 'type', i.waste_type, 'kg', i.weight_kg) order by i.position)
    from pickups p join sites s on s.id = p.site_id join pickup_items i on i.pickup_id = p.id
    where ${isReported} group by p.id, s.name order by p.pick_up_at, p.id`,
  treatments: `select i.waste_type, coalesce(x.treatment, i.treatment), d.name,
      sum(coalesce(x.weight_kg, i.weight_kg))::float8
    from pickups p join pickup_items i on i.pickup_id = p.id
      left join pickup_item_parts x on x.pickup_id = i.pickup_id and x.position = i.position
      left join destinations d on d.id = coalesce(x.destination_id, i.destination_id)
    where ${isReported} group by 1, 2, 3`,
}

/** Creates a pickup with ten items for each day of 2025, as a busy hotel would have. */
async function fill(pool: Pool): Promise<void> {
  await pool.query(`
    insert into organizations (id, name, info, email, address, office_phone, contact_person_name, contact_person_phone,
      company_type, joined_on)
    values ('${organization}', 'Daily', '', 'daily@bench.example', '', '', '', '', 'Hotel', '2024-01-01')`)
  await pool.query(`
    insert into sites (id, organization_id, name, address) values ('${organization}', '${organization}', 'Main site', '')`)
  await pool.query(`
    with made as (
      insert into pickups (organization_id, site_id, pick_up_at, status)
      select '${organization}', '${organization}', (date '2025-01-01' + day + time '09:00') at time zone 'Asia/Yangon', 'COMPLETED'
      from generate_series(0, 364) day returning id)
    insert into pickup_items (pickup_id, position, organization_id, product_name, waste_type, weight_kg,
      treatment, is_hazardous)
    select id, item, '${organization}', 'Item ' || item, waste_type, 1.5 + item,
      case waste_type when 'Organic' then 'composting' else 'recycling' end, waste_type = 'E-waste'
    from made, generate_series(0, 9) item,
      lateral (select (array['Papers', 'Plastics', 'Cans', 'Glasses', 'E-waste', 'Organic'])[1 + item % 6] as waste_type) w`)
  await pool.query(`
    insert into waste_totals (organization_id, month, waste_type, site_id, treatment, measure, is_hazardous, weight_kg)
    select p.organization_id, date_trunc('month', p.pick_up_at at time zone 'Asia/Yangon')::date, i.waste_type, p.site_id,
      i.treatment, i.measure, i.is_hazardous, sum(i.weight_kg)
    from pickups p join pickup_items i on i.pickup_id = p.id where p.organization_id = '${organization}' group by 1, 2, 3, 4, 5, 6, 7`)
  await pool.query('analyze pickups, pickup_items, waste_totals')
}
