import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../../../test/files/read-pdf.ts'
import { unzipAll } from '../../../../test/files/unzip.ts'
import { uploadInvoiceFile } from '../../../../test/files/upload.ts'
import {
  createInvoice,
  createOrganization,
  createPickup,
  createReport,
  createSite,
  createTraining,
  createTreatmentProfile,
  item,
} from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
let customer: TestActor
let ofBranch: TestActor
let finance: TestActor
let stranger: TestActor
let organization: string
let other: string

const noteOf = (id: string) => `COL-${id.slice(0, 13).toUpperCase()}`
const numberOf = (id: string) => id.slice(0, 8).toUpperCase()
const attached = Buffer.from(`%PDF-1.7\n${' '.repeat(200)}\n%%EOF\n`)

beforeAll(async () => {
  testApp.clock.set('2027-02-03T03:00:00Z')
  admin = await signInAs(testApp, 'SUPER ADMIN', null, { name: 'Daw Canary of the office' })
  organization = await createOrganization(admin, { name: 'Lotus / Hotel: ကြာပန်း' })
  other = await createOrganization(admin, { name: 'Canary of another customer' })
  const branch = await createSite(admin, organization, { name: 'Bago branch', accessNote: 'Canary at the gate' })
  customer = await signInAs(testApp, 'USER', organization)
  ofBranch = await signInAs(testApp, 'USER', organization, { siteIds: [branch] })
  finance = await signInAs(testApp, 'FINANCE OFFICE')
  stranger = await signInAs(testApp, 'USER', other)
  await collectWaste(branch)
  await bill()
  const attendees = [{ name: 'Ma Hla', position: 'Cook', department: 'Kitchen', feedback: 'Clear' }]
  const training = await createTraining(admin, organization, { trainingDate: '2026-05-04' })
  await admin.call('PATCH', `/trainings/${training}`, { body: { topic: 'Sorting', attendees } })
  await createTraining(admin, organization, { trainingDate: '2027-01-04' })
  await createTraining(admin, other, { trainingDate: '2026-05-05' })
  await report()
})

async function collectWaste(branch: string): Promise<void> {
  // In Yangon the first is still of 2025 and the second already of 2026.
  await createPickup(admin, organization, '2025-12-31T17:29:59Z', [item('Papers', 1)])
  await createPickup(admin, organization, '2025-12-31T17:30:00Z', [item('Papers', 12.345), item('Mixed', 3)])
  await createPickup(admin, organization, '2026-03-10T02:30:00Z', [item('Cans', 7, '=၁၂ ဘူး')], branch)
  await createPickup(admin, organization, '2026-04-10T02:30:00Z')
  const deleted = await createPickup(admin, organization, '2026-03-11T02:30:00Z', [item('Cans', 70, 'Canary deleted')])
  await admin.call('DELETE', `/logistics/${deleted}`)
  await createPickup(admin, other, '2026-02-10T02:30:00Z', [item('Plastics', 700, 'Canary paper')])
  // Staff say afterwards what became of mixed waste, which a customer reads without their name.
  await createTreatmentProfile(admin, {
    ...{ wasteType: 'Mixed', validFrom: '2026-01-01', reason: 'Found out later' },
    shares: [{ treatment: 'incineration', percent: 100 }],
  })
}

async function bill(): Promise<void> {
  testApp.clock.set('2026-06-03T03:00:00Z')
  const again = await signInAs(testApp, 'SUPER ADMIN')
  const uploaded = await uploadInvoiceFile(again, { contents: attached, name: 'a.pdf', type: 'application/pdf' })
  const paid = await createInvoice(again, organization, {
    invoiceNo: 'INV/7',
    dueDate: '2026-06-30',
    file: uploaded.body.data.file,
  })
  await again.call('PATCH', `/payment/${paid}`, { body: { paymentStatus: 'APPROVED' } })
  const credit = { kind: 'credit-note', amount: 20, reason: 'Paid too much' }
  await again.call('POST', `/payment/${paid}/credits`, { body: credit })
  await createInvoice(again, organization, { invoiceNo: 'INV-7', dueDate: '2026-06-30' })
  await createInvoice(again, other, { invoiceNo: 'CANARY-1', dueDate: '2026-06-30' })
  testApp.clock.set('2027-02-03T03:00:00Z')
  await createInvoice(admin, organization, { invoiceNo: 'INV-2027', dueDate: '2027-03-01' })
}

async function report(): Promise<void> {
  for (const [one, quarter] of [
    [organization, '2025-12'],
    [other, '2026-02'],
  ] as const) {
    await createReport(admin, { organization: one, months: { from: '2026-01', to: '2026-03' } })
    const body = { organization: one, from: '2025-07', to: '2026-06' }
    await admin.call('POST', '/gri/reports', { body })
    await admin.call('POST', `/carbon/organizations/${one}/reports`, { body: { quarter } })
  }
  const deleted = await createReport(admin, { organization, months: { from: '2026-03', to: '2026-03' } })
  await admin.call('DELETE', `/reports/${deleted}`)
}

async function download(actor: TestActor, { year = 2026, language = 'en', of = organization } = {}) {
  const url = `/api/organizations/${of}/years/${year}/file?language=${language}`
  const reply = await testApp.app.inject({ url, headers: { authorization: `Bearer ${actor.token}` } })
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`)
  return { files: unzipAll(reply.rawPayload), headers: reply.headers }
}

type Files = Map<string, Buffer>

async function rowsOf(files: Files, name: string): Promise<unknown[][]> {
  const { sheets } = await readXlsx(files.get(name) ?? Buffer.alloc(0))
  return (sheets[0]?.rows ?? []) as unknown[][]
}

/** All that a reader sees in the file. */
async function textOf(files: Files): Promise<string> {
  const texts = await Promise.all(
    [...files].map(async ([name, contents]) => {
      if (name.endsWith('.txt')) return contents.toString('utf8')
      if (name.endsWith('.xlsx')) return JSON.stringify(await rowsOf(files, name))
      if (contents.equals(attached)) return ''
      const pdf = await readPdf(contents)
      return pdf.pages.map((_, page) => pdf.textOf(page)).join('\n')
    }),
  )
  return texts.join('\n')
}

const dataOf = async (path: string) => (await customer.call('GET', path)).body.data

describe('the file of a year', () => {
  it('has what the lists of the customer have of the year, and nothing else', { tags: ['13.6-01'] }, async () => {
    const { files, headers } = await download(customer)
    const name = encodeURIComponent('Lotus-Hotel-ကြာပန်း-2026.zip')
    expect(headers['content-type']).toBe('application/zip')
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${name}`)
    const pickups = await dataOf(`/logistics/organizations/${organization}?include=items&from=2026-01-01&to=2026-12-31`)
    const [waste] = await dataOf(`/reports?organization=${organization}`)
    const [gri] = await dataOf(`/gri/reports?organization=${organization}`)
    const [carbon] = (await dataOf(`/carbon/organizations/${organization}?quarter=2025-12`)).saved
    expect([...files.keys()].toSorted()).toEqual(
      [
        ...['README.txt', 'pickups.xlsx', 'items.xlsx', 'waste.xlsx', 'carbon.xlsx'],
        ...['trainings.xlsx', 'attendees.xlsx', 'invoices.xlsx', 'credits.xlsx'],
        ...['invoices/statement.pdf', 'invoices/invoice_INV-7.pdf', 'invoices/invoice_INV-7-2.pdf'],
        ...['invoices/receipt_INV-7.pdf', 'invoices/file_INV-7.pdf', 'invoices/credit-note_CN-INV-7-1.pdf'],
        `collection-notes/2026-01-01_${noteOf(pickups[0]._id)}.pdf`,
        `collection-notes/2026-03-10_${noteOf(pickups[1]._id)}.pdf`,
        `reports/report_${numberOf(waste._id)}.pdf`,
        `gri-reports/gri-report_${gri.number}.pdf`,
        `carbon-reports/carbon-report_${carbon.number}.pdf`,
      ].toSorted(),
    )
    expect(files.get('README.txt')?.toString()).not.toContain('.pdf')
  })

  it('has the figures of the lists in its sheets', { tags: ['13.6-01'] }, async () => {
    const { files } = await download(customer)
    const [, january] = await rowsOf(files, 'pickups.xlsx')
    expect(january?.slice(1)).toEqual([
      12.345,
      null,
      null,
      null,
      null,
      null,
      3,
      15.345,
      'Office paper 12.345; Office paper 3',
      'Main site',
    ])
    expect(await rowsOf(files, 'pickups.xlsx')).toHaveLength(3)
    expect((await rowsOf(files, 'items.xlsx')).map((row) => [row[3], row[4], row[5], row[9]])).toEqual([
      ['Item', 'Waste type', 'Treatment', 'Weight (kg)'],
      ['Office paper', 'Paper', 'Recycling', 12.345],
      ['Office paper', 'Mixed', 'Incineration without energy recovery', 3],
      ["'=၁၂ ဘူး", 'Can', 'Recycling', 7],
    ])
    expect(await rowsOf(files, 'waste.xlsx')).toEqual([
      [
        'Month',
        'Paper (kg)',
        'Plastic (kg)',
        'Can (kg)',
        'Glass (kg)',
        'E-waste (kg)',
        'Organic (kg)',
        'Mixed (kg)',
        'Total (kg)',
      ],
      ['2026-01', 12.345, 0, 0, 0, 0, 0, 3, 15.345],
      ['2026-03', 0, 0, 7, 0, 0, 0, 0, 7],
    ])
    const emitted = (await rowsOf(files, 'carbon.xlsx')).slice(1)
    const { emissions } = await dataOf(`/carbon/organizations/${organization}?quarter=2025-12`)
    const cans = emissions.materials.find(({ material }: { material: string }) => material === 'Cans')
    expect(emitted.map((row) => row.slice(0, 3))).toEqual([
      ['2026-01', 'Paper', 12.345],
      ['2026-01', 'Mixed', 3],
      ['2026-03', 'Can', 7],
    ])
    expect(emitted[2]?.slice(3, 6)).toEqual([cans.direct, cans.avoided, cans.net])
    expect((await rowsOf(files, 'trainings.xlsx')).slice(1).map((row) => row[2])).toEqual(['Sorting'])
    expect((await rowsOf(files, 'attendees.xlsx'))[1]?.slice(1)).toEqual([
      'Sorting',
      'Ma Hla',
      'Cook',
      'Kitchen',
      'Clear',
    ])
    expect((await rowsOf(files, 'invoices.xlsx')).map((row) => row[0])).toEqual(['Invoice No', 'INV-7', 'INV/7'])
    expect((await rowsOf(files, 'credits.xlsx'))[1]?.slice(3, 7)).toEqual(['INV/7', 20, 'USD', 'Paid too much'])
    expect(files.get('invoices/file_INV-7.pdf')?.equals(attached)).toBe(true)
  })

  it('is the same for staff, and names neither them nor anybody else', { tags: ['13.6-01'] }, async () => {
    const { files } = await download(customer)
    const { files: ofStaff } = await download(admin)
    expect([...ofStaff.keys()]).toEqual([...files.keys()])
    for (const [name, contents] of files) {
      if (name.endsWith('.xlsx')) expect(await rowsOf(ofStaff, name)).toEqual(await rowsOf(files, name))
      else expect([name, ofStaff.get(name)?.equals(contents)]).toEqual([name, true])
    }
    const text = await textOf(ofStaff)
    expect(text.includes('Incineration without energy recovery')).toBe(true)
    expect(/.{0,40}canary.{0,20}/i.exec(text)).toBeNull()
  })

  it('leaves out what the role may not read elsewhere, and says so', { tags: ['13.6-02', '13.6-03'] }, async () => {
    const { files } = await download(finance)
    expect([...new Set([...files.keys()].map((name) => name.split('/')[0]))].toSorted()).toEqual([
      'README.txt',
      'credits.xlsx',
      'invoices',
      'invoices.xlsx',
      'items.xlsx',
      'pickups.xlsx',
      'waste.xlsx',
    ])
    expect(files.get('README.txt')?.toString()).toContain(
      'Your account may not read these: Carbon by month and type, Trainings, Collection notes, Saved reports.',
    )
  })

  it('is of the sites to which its reader is limited', { tags: ['13.6-02'] }, async () => {
    const { files } = await download(ofBranch)
    expect((await rowsOf(files, 'waste.xlsx')).slice(1)).toEqual([['2026-03', 0, 0, 7, 0, 0, 0, 0, 7]])
    expect((await rowsOf(files, 'pickups.xlsx')).slice(1).map((row) => row.at(-1))).toEqual(['Bago branch'])
    expect([...files.keys()].filter((name) => name.endsWith('.pdf'))).toEqual([
      expect.stringMatching(/^collection-notes\/2026-03-10_/),
    ])
    const readMe = files.get('README.txt')?.toString()
    expect(readMe).toContain('Sites: Bago branch')
    expect(readMe).toContain('Your account may not read these: Invoices and payments, Saved reports.')
  })

  it('is out of reach for others', { tags: ['13.6-02'] }, async () => {
    for (const path of ['', '/2026/file']) {
      const { status, body } = await stranger.call('GET', `/organizations/${organization}/years${path}`)
      expect([path, status, body.code]).toEqual([path, 404, 'organization.not-found'])
    }
  })
})

describe('its README', () => {
  it('says what there is, from when to when, in which units, and when it was made', { tags: ['13.6-03'] }, async () => {
    const { files } = await download(customer)
    const lines = files.get('README.txt')?.toString().split('\r\n') ?? []
    expect(lines.slice(0, 8)).toEqual([
      '\uFEFFEverything of 2026',
      'Organization: Lotus / Hotel: ကြာပန်း',
      'Period from: 2026-01-01',
      'Period to: 2026-12-31',
      'Created: 2027-02-03T09:30:00+06:30',
      '',
      'Days, months and times are those of the time zone Asia/Yangon.',
      'Weights are in kilograms, emissions in t CO2e, and money is in the currency of each invoice.',
    ])
    const named = lines.flatMap((line) => /^- ([a-z-]+(?:\.xlsx|\/)):/.exec(line)?.[1] ?? [])
    const places = [...files.keys()].map((name) => name.replace(/\/.*/, '/')).filter((name) => name !== 'README.txt')
    expect(named.toSorted()).toEqual([...new Set(places)].toSorted())
  })

  it('is in the language of the reader', { tags: ['13.6-03'] }, async () => {
    const { files } = await download(customer, { language: 'my' })
    const readMe = files.get('README.txt')?.toString() ?? ''
    expect(readMe).toContain('၂၀၂၆ တစ်နှစ်စာ အားလုံး')
    expect(readMe.match(/[a-z]{4,} [a-z]{3,}/g)).toBeNull()
    expect((await rowsOf(files, 'waste.xlsx'))[0]?.[0]).toBe('လ')
  })

  it('says that a year is not over, and of what it has nothing', { tags: ['13.6-03'] }, async () => {
    const { files } = await download(customer, { year: 2027 })
    const readMe = files.get('README.txt')?.toString()
    expect(readMe).toContain('The year is not over.')
    expect(readMe).toContain(
      'The year has none of these: Pickups, Waste by month and type, Carbon by month and type, Collection notes, Saved reports.',
    )
    expect([...files.keys()].toSorted()).toEqual([
      ...['README.txt', 'invoices.xlsx', 'invoices/invoice_INV-2027.pdf', 'invoices/statement.pdf', 'trainings.xlsx'],
    ])
  })

  it('names a document that cannot be made', { tags: ['13.6-03'] }, async () => {
    const { rows } = await testApp.pool.query(`select file_key from invoices where number = 'INV/7'`)
    const gone = `${'0'.repeat(32)}.pdf`
    await testApp.pool.query(`update invoices set file_key = $1 where number = 'INV/7'`, [gone])
    const { files } = await download(customer)
    await testApp.pool.query(`update invoices set file_key = $1 where number = 'INV/7'`, [rows[0].file_key])
    expect(files.has('invoices/file_INV-7.pdf')).toBe(false)
    expect(files.get('README.txt')?.toString()).toContain('- invoices/file_INV-7.pdf: This file was not found.')
  })
})

describe('the years', () => {
  it.each([
    ['a customer', () => customer, [2027, 2026, 2025]],
    ['staff', () => admin, [2027, 2026, 2025]],
    ['staff who read neither trainings nor reports', () => finance, [2027, 2026, 2025]],
    ['who is limited to a site', () => ofBranch, [2027, 2026]],
  ] as const)('are those of which %s may read anything', { tags: ['13.6-05'] }, async (_who, actor, years) => {
    expect((await actor().call('GET', `/organizations/${organization}/years`)).body.data).toEqual(years)
  })

  it('are none before there is anything', { tags: ['13.6-05'] }, async () => {
    const fresh = await createOrganization(admin)
    expect((await admin.call('GET', `/organizations/${fresh}/years`)).body.data).toEqual([])
    const { files } = await download(admin, { of: fresh })
    expect([...files.keys()]).toEqual(['README.txt'])
  })

  it.each(['1989', '2100', '26', 'all'])('refuse %s', { tags: ['13.6-05'] }, async (year) => {
    const { status } = await admin.call('GET', `/organizations/${organization}/years/${year}/file`)
    expect(status).toBe(400)
  })
})

it('is made once at a time for each person, who may begin again when the download broke off', {
  tags: ['13.6-04'],
}, async () => {
  const end = testApp.app.services.exports.begin({ actor: customer, ip: null })
  const { status, body } = await customer.call('GET', `/organizations/${organization}/years/2026/file`)
  expect([status, body.code]).toEqual([503, 'export.under-way'])
  end()
  expect((await download(customer)).files.has('README.txt')).toBe(true)
})
