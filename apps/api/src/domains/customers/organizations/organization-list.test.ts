import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import { createOrganization } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor

const sample = [
  {
    name: 'zin Hotel',
    companyType: 'Hotel',
    startDate: '2024-05-01',
    expiredDate: '2026-05-01',
    email: 'a@zin.example',
  },
  { name: 'ရွှေကြာ', companyType: 'Trading', startDate: '2023-01-01', expiredDate: null, email: 'z@shwe.example' },
  {
    name: 'Ñandú',
    companyType: 'Clinic',
    startDate: '2025-01-31',
    expiredDate: '2025-12-31',
    email: 'M@nandu.example',
  },
  { name: 'အောင်', companyType: 'Hotel', startDate: '2022-02-28', expiredDate: '2027-01-01', email: 'b@aung.example' },
  { name: 'Aung 100%_done', companyType: 'NGO', startDate: '2024-02-29', expiredDate: null, email: 'n@aung.example' },
  { name: 'nandar', companyType: 'NGO', startDate: '2026-01-01', expiredDate: '2026-02-03', email: 'c@nandar.example' },
]

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  for (const organization of sample) {
    testApp.clock.advance(1_000)
    await createOrganization(staff, { address: `${organization.email} road`, ...organization })
  }
})

const list = async (query: Record<string, string>) => {
  const { body } = await staff.call('GET', '/organizations', { query })
  return body.data.map(({ name }: { name: string }) => name)
}

describe('sorting', () => {
  const alphabetical = ['Aung 100%_done', 'nandar', 'Ñandú', 'zin Hotel', 'ရွှေကြာ', 'အောင်']

  it('orders English and Burmese names as people do', async () => {
    expect(await list({})).toEqual(alphabetical)
    expect(await list({ sort: '-name' })).toEqual(alphabetical.toReversed())
  })

  it.each([
    ['email', ['a@', 'b@', 'c@', 'M@', 'n@', 'z@']],
    ['address', ['a@', 'b@', 'c@', 'M@', 'n@', 'z@']],
  ])('orders by %s whatever the case', async (sort, expected) => {
    const { body } = await staff.call('GET', '/organizations', { query: { sort } })
    expect(body.data.map(({ email }: { email: string }) => email.slice(0, 2))).toEqual(expected)
  })

  it('orders by dates, with open-ended contracts last', async () => {
    expect((await list({ sort: 'startDate' })).at(0)).toBe('အောင်')
    const byExpiry = await list({ sort: 'expiredDate' })
    expect(byExpiry.slice(0, 4)).toEqual(['Ñandú', 'nandar', 'zin Hotel', 'အောင်'])
    expect((await list({ sort: '-createdAt' })).at(0)).toBe('nandar')
    const { body } = await staff.call('GET', '/organizations?sort=companyType')
    const types = body.data.map(({ companyType }: { companyType: string }) => companyType)
    expect(types).toEqual(['Clinic', 'Hotel', 'Hotel', 'NGO', 'NGO', 'Trading'])
  })
})

describe('filtering', () => {
  it.each([
    [{ name: 'NAN' }, ['nandar']],
    [{ name: 'ñan' }, ['Ñandú']],
    [{ name: 'ရွှေ' }, ['ရွှေကြာ']],
    [{ name: '100%_' }, ['Aung 100%_done']],
    [{ name: '%' }, ['Aung 100%_done']],
    [{ name: 'a_g' }, []],
    [{ name: '\\' }, []],
    [{ name: "' or 1=1 --" }, []],
    [{ name: "\\' or 1=1 --" }, []],
    [{ name: "') or ('a'='a" }, []],
    [{ name: '$1' }, []],
    [{ q: "x' union select password_hash from users --" }, []],
    [{ companyType: 'Hotel' }, ['zin Hotel', 'အောင်']],
    [{ companyType: 'Hotel', name: 'zin' }, ['zin Hotel']],
    [{ email: 'AUNG.example' }, ['Aung 100%_done', 'အောင်']],
    [{ address: 'shwe.example road' }, ['ရွှေကြာ']],
    [{ q: 'nand' }, ['nandar', 'Ñandú']],
    [{ startFrom: '2025-01-31' }, ['nandar', 'Ñandú']],
    [{ startTo: '2023-01-01' }, ['ရွှေကြာ', 'အောင်']],
    [{ expiresTo: '2026-02-03' }, ['nandar', 'Ñandú']],
    [{ expiresFrom: '2026-02-04', expiresTo: '2026-12-31' }, ['zin Hotel']],
    [{ name: '' }, ['Aung 100%_done', 'nandar', 'Ñandú', 'zin Hotel', 'ရွှေကြာ', 'အောင်']],
  ])('finds by %j', { tags: ['7.4-01'] }, async (query, names) => {
    expect(await list(query as Record<string, string>)).toEqual(names)
  })

  it.each([
    ['sort=info', 'sort', 'Unknown sort field'],
    ['companyType=Piracy', 'companyType', 'Required'],
    ['startFrom=2026-02-30', 'startFrom', 'Invalid date'],
    ['limit=0', 'limit', 'Invalid Number'],
    ['limit=1001', 'limit', 'Invalid Number'],
    ['page=one', 'page', 'Invalid Number'],
    ['name=a&name=b', 'name', 'Required'],
    ['name=a%00b', 'name', 'Invalid'],
  ])('refuses ?%s', async (query, path, message) => {
    const { status, body } = await staff.call('GET', `/organizations?${query}`)
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })
})

describe('paging', () => {
  it('answers pages with the total and a cursor for the next', { tags: ['7.1-02', '7.4-01'] }, async () => {
    const { body } = await staff.call('GET', '/organizations?limit=4')
    expect(body).toMatchObject({ total: 6, page: 1, limit: 4, next: expect.any(String) })
    const rest = await staff.call('GET', '/organizations?limit=4&page=2')
    expect([rest.body.data.length, rest.body.total, rest.body.next]).toEqual([2, 6, null])
    const after = await staff.call('GET', '/organizations', { query: { limit: '4', after: body.next } })
    expect(after.body.data).toEqual(rest.body.data)
    const beyond = await staff.call('GET', '/organizations?limit=4&page=9')
    expect([beyond.body.data, beyond.body.total]).toEqual([[], 6])
    expect((await staff.call('GET', '/organizations?timestamp=1770087600000')).body.total).toBe(6)
  })
})

describe('the export', () => {
  const dangerous = ['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)']

  beforeAll(async () => {
    for (const address of dangerous) {
      testApp.clock.advance(1_000)
      await createOrganization(staff, { name: 'Sheet', address })
    }
  })

  it('lists what is filtered and defuses formulas', { tags: ['R-sec-35'] }, async () => {
    const { text, headers } = await staff.call('GET', '/organizations/export?name=Sheet&sort=createdAt')
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''organizations-2026-02-03.csv")
    expect(text.startsWith('\uFEFF')).toBe(true)
    const [head, ...rows] = rowsOf(text)
    expect(head?.[3]).toBe('Address')
    expect(rows.map((row) => row[3])).toEqual(dangerous.map((address) => `'${address}`))
    expect(rows[0]?.[6]).toBe('+95 9 765 4321')
    expect(rows[0]?.[4]).toBe('01 234 567')
  })

  it('defuses formulas in XLSX too, and keeps Burmese as it is', { tags: ['R-sec-35'] }, async () => {
    const url = '/api/organizations/export?format=xlsx&sort=createdAt'
    const headers = { authorization: `Bearer ${staff.token}` }
    const { rawPayload } = await testApp.app.inject({ url, headers })
    const { sheets } = await readXlsx(rawPayload)
    const rows = sheets[0]?.rows ?? []
    expect(rows.slice(-4).map((row) => row[3])).toEqual(dangerous.map((address) => `'${address}`))
    expect(rows.map((row) => row[0])).toContain('ရွှေကြာ')
  })
})
