import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../files/csv.ts'
import { unzip } from '../files/unzip.ts'
import { createBillingRun } from '../records/charges.ts'
import { createOrganization, createPickup, item } from '../records/factories.ts'
import { signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'
import { endpointsOf } from '../setup/endpoints.ts'

const testApp = useTestApp()
let staff: TestActor
let organizationId: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'ADMIN')
  organizationId = await createOrganization(staff, {
    name: 'Shwe Kyar Trading and Distribution',
    contactPersonPhoneNumber: '+95 9 765 4321',
    officePhoneNumber: '+95-1-234567',
  })
  // A quarter past midnight in Yangon, which is still the day before in UTC.
  const held = await createPickup(staff, organizationId, '2026-02-03T17:45:00Z')
  await staff.call('PATCH', `/logistics/${held}`, { body: { status: 'ONHOLD' } })
  await createPickup(staff, organizationId, '2026-01-05T02:30:00Z', [
    item('Papers', 26.43, 'White office paper'),
    item('Papers', 19.12, 'Cardboard boxes'),
    item('Cans', 0.5, 'Beer cans'),
  ])
})

async function sheetOf(path: string): Promise<{ rows: unknown[][]; xml: string; styles: string }> {
  const headers = { authorization: `Bearer ${staff.token}` }
  const { rawPayload } = await testApp.app.inject({ url: `/api${path}`, headers })
  const { sheets } = await readXlsx(rawPayload)
  return {
    rows: sheets[0]?.rows ?? [],
    xml: unzip(rawPayload, 'xl/worksheets/sheet1.xml'),
    styles: unzip(rawPayload, 'xl/styles.xml'),
  }
}

/** Units, currencies and the names of terms and formats are written in Latin letters in Burmese too. */
function inEnglish(titles: readonly string[]): string[] {
  const known = /\b(USD|PDF|GWP|t CO2e(\/t)?)\b|^[ABC] /g
  return titles.filter((title) => /[A-Za-z]/.test(title.replace(known, '')))
}

async function csvOf(path: string): Promise<string[][]> {
  return rowsOf((await staff.call('GET', path)).text)
}

describe('a time', () => {
  it('is a date of the company’s clock in XLSX, so that it can be sorted and reckoned with', async () => {
    const { rows, xml, styles } = await sheetOf('/logistics/export?format=xlsx&status=ONHOLD')
    expect(rows[1]?.[2]).toEqual(new Date('2026-02-04T00:15:00Z'))
    expect(xml).toMatch(/<c r="C2" s="\d+"><v>46057\.0104\d*<\/v><\/c>/)
    expect(styles).toContain('formatCode="yyyy-mm-dd hh:mm"')
  })

  it('is ISO with the offset of the company’s zone in CSV', async () => {
    expect((await csvOf('/logistics/export?status=ONHOLD'))[1]?.[2]).toBe('2026-02-04T00:15:00+06:30')
  })

  it('of which only the day counts is that day in both', async () => {
    const path = `/logistics/organizations/${organizationId}/export`
    expect((await csvOf(path))[1]?.[0]).toBe('2026-01-05')
    expect((await sheetOf(`${path}?format=xlsx`)).rows[1]?.[0]).toEqual(new Date('2026-01-05T00:00:00Z'))
  })
})

describe('a phone number', () => {
  it('is the text that was typed, without an apostrophe', async () => {
    const numbers = ['+95-1-234567', '+95 9 765 4321']
    const pick = (row: unknown[] | undefined) => [row?.[4], row?.[6]]
    expect(pick((await csvOf('/organizations/export'))[1])).toEqual(numbers)
    expect(pick((await sheetOf('/organizations/export?format=xlsx')).rows[1])).toEqual(numbers)
  })
})

describe('a status or another code', () => {
  it('is written as screens show it', async () => {
    expect((await csvOf('/logistics/export?status=ONHOLD'))[1]?.[1]).toBe('On hold')
    expect((await csvOf('/logistics/export?status=ONHOLD&language=my'))[1]?.[1]).toBe('ဆိုင်းငံ့ထားသည်')
    expect((await csvOf(`/users/export?q=${staff.name}`))[1]?.[3]).toBe('Admin')
  })
})

describe('a column', () => {
  it('is as wide as what it holds', async () => {
    const { xml } = await sheetOf('/logistics/export?format=xlsx')
    const widths = Array.from(xml.matchAll(/<col min="\d+" max="\d+" width="([\d.]+)"/g), ([, width]) => Number(width))
    expect(widths).toHaveLength(9)
    expect(widths[0]).toBeGreaterThan('Shwe Kyar Trading and Distribution'.length)
    expect(widths[2]).toBeGreaterThan('2026-02-04 00:15'.length)
    expect(Math.max(...widths)).toBeLessThanOrEqual(60)
  })

  it('has its title in the language of the reader in every export', async () => {
    const exports = endpointsOf(testApp.app).filter(({ name }) => name.endsWith('/export'))
    expect(exports.length).toBeGreaterThan(15)
    const run = await createBillingRun(testApp, staff, organizationId)
    for (const { name, endpoint } of exports) {
      const filled = endpoint.path.replace('/billing_runs/:id', `/billing_runs/${run}`).replace(/:\w+/, organizationId)
      const path = `${filled}?language=my`
      const [head = []] = await csvOf(path)
      expect(head.length, name).toBeGreaterThan(3)
      expect(inEnglish(head), name).toEqual([])
      const [sheetHead] = (await sheetOf(`${path}&format=xlsx`)).rows
      expect(sheetHead, `${name} as XLSX`).toEqual(head)
    }
  })

  it('has its title in the language of the reader in the figures of a carbon report too', async () => {
    const [head = []] = await csvOf(`/carbon/organizations/${organizationId}/csv?quarter=2026-01&language=my`)
    expect(head).toHaveLength(14)
    expect(inEnglish(head)).toEqual([])
  })
})

describe('the data table of an organization', () => {
  it('has the kilograms of each type as numbers, and the items beside them', async () => {
    const path = `/logistics/organizations/${organizationId}/export?format=xlsx`
    const [head, row] = (await sheetOf(path)).rows
    expect(head).toEqual([
      'Date',
      'Paper (kg)',
      'Plastic (kg)',
      'Can (kg)',
      'Glass (kg)',
      'Organic (kg)',
      'E-waste (kg)',
      'Mixed (kg)',
      'Total (kg)',
      'Items',
      'Site',
    ])
    expect(row?.slice(1, 9)).toEqual([45.55, null, 0.5, null, null, null, null, 46.05])
    expect(row?.[9]).toBe('White office paper 26.43; Cardboard boxes 19.12; Beer cans 0.5')
    expect(row?.[10]).toBe('Main site')
  })

  it.each(['2026-01', '05/01', '5/1/2026', '5.1.2026', '2026/01', 'Jan 2026', 'Mon'])(
    'is searched by %s',
    async (date) => {
      const path = `/logistics/organizations/${organizationId}`
      const { body } = await staff.call('GET', path, { query: { include: 'items', date } })
      expect(body.data).toHaveLength(1)
    },
  )
})
