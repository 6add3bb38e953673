import { maxExactTotal } from '@thant/contracts/list'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor

/** So many organizations that a text which all have in their names is not looked up by their ids. */
beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  await testApp.pool.query(`
    insert into organizations (name, info, email, address, office_phone, contact_person_name, contact_person_phone,
      company_type, joined_on)
    select case when n < 6 then (array['100% Green', '100 Greens', 'a_b', 'aXb', 'It''s \\ {1,2}'])[n]
      else 'Organization ' || md5(n::text) end, '', 'o' || n || '@x.example', '', '', '', '', 'Hotel', '2025-01-01'
    from generate_series(1, 1100) n`)
  await testApp.pool.query(
    `insert into sites (id, organization_id, name, address) select id, id, name, '' from organizations`,
  )
  await testApp.pool.query(`
    insert into pickups (organization_id, site_id, pick_up_at, status, plate_number)
    select id, id, timestamptz '2026-01-01' + n * interval '1 minute', 'REQUESTED', 'YGN ' || n % 40
    from (select id, row_number() over (order by name)::int as n from organizations) numbered, generate_series(1, 2)`)
})

const typed = fc.oneof(
  fc.constantFrom('organization', '100%', '100', 'a_b', '\\', "'", '{1,2}', 'it', 'YGN 1', 'nobody has this'),
  fc.stringMatching(/^[0-9a-f]{1,3}$/),
)

it('are found in pickups by the same texts as when each row is compared', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(typed, async (text) => {
      expect(await listed(`q=${encodeURIComponent(text)}`)).toEqual(await compared(text, ['name', 'plate_number']))
      expect(await listed(`organization=${encodeURIComponent(text)}`)).toEqual(await compared(text, ['name']))
    }),
    { numRuns: 40 },
  )
})

async function listed(query: string) {
  const { status, body } = await staff.call('GET', `/logistics?limit=100&sort=pickUpTime&${query}`)
  expect(status).toBe(200)
  return { total: body.total, ids: body.data.map(({ _id }: { _id: string }) => _id) }
}

async function compared(text: string, columns: string[]) {
  const { rows } = await testApp.pool.query<{ id: string }>(
    `select pickups.id from pickups join organizations on organizations.id = pickups.organization_id
     where ${columns.map((column) => `strpos(lower(${column}), lower($1)) > 0`).join(' or ')} order by pick_up_at, pickups.id`,
    [text],
  )
  const ids = rows.map(({ id }) => id)
  return { total: Math.min(ids.length, maxExactTotal), ids: ids.slice(0, 100) }
}
