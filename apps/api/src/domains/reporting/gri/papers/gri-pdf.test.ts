import { activityMetrics, griTextKeys } from '@thant/contracts/reporting/gri-context'
import { beforeAll, describe, expect, it } from 'vitest'
import { missingInBurmese, textsIn } from '../../../../../test/files/burmese-texts.ts'
import { rowsOf } from '../../../../../test/files/csv.ts'
import { pdfOf } from '../../../../../test/files/pdf-of.ts'
import { createOrganization, createOtherWaste, createPickup, item } from '../../../../../test/records/factories.ts'
import { createReaders } from '../../../../../test/records/waste-readers.ts'
import { signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'
import { griContextBlocks } from './gri-context-blocks.ts'
import { planGriReport } from './gri-plan.ts'

const testApp = useTestApp()
let staff: TestActor
let customer: TestActor
let branchManager: TestActor
let organization: string

beforeAll(async () => {
  testApp.clock.set('2026-06-01T03:00:00Z')
  const details = { name: 'Lotus #Tower <b>', address: '1 Pyay Road, $x$' }
  const readers = await createReaders(testApp, details, 'Branch *2*')
  ;({ staff, organization, customer, branchManager } = readers)
  await staff.call('PATCH', '/company', {
    body: { name: 'Thant', address: '7 Strand Road', phone: '+95 1 234 567', email: 'office@thant.example' },
  })
  const items = [
    { ...item('Papers', 1_234.567), measure: 'weighed' },
    { ...item('Plastics', 33.333), treatment: 'landfill', measure: 'estimated' },
    { ...item('E-waste', 0.1), treatment: 'unknown', isHazardous: true },
  ]
  await createPickup(staff, organization, '2026-01-20T02:30:00Z', items)
  await createPickup(staff, organization, '2026-02-10T02:30:00Z', [item('Glasses', 5)], readers.branch)
})

const fileOf = (query: string) => `/gri/organizations/${organization}/export?${query}`
const documentOf = (query = '', by = staff) => pdfOf(testApp, fileOf(`format=pdf${query}`), by)

const threeDigits = { minimumSignificantDigits: 3, maximumSignificantDigits: 3 }

const isOfPlaces = (table: string) => /306-[45]/.test(table)

/** The lines of the text file, with the figures as they are written on paper. */
async function writtenLines(query: string): Promise<string[][]> {
  const [, ...lines] = rowsOf((await staff.call('GET', fileOf(query))).text)
  return lines.map(([table = '', kind = '', row = '', ...cells]) => [
    table,
    kind,
    row,
    // What is treated onsite is not recorded: a blank in the file, a dash on paper.
    ...cells.slice(0, 6).map((kilograms, index) => (isOfPlaces(table) && index === 3 ? '–' : written(kilograms, 3))),
    written(cells[6] && String(Number(cells[6]) * 100), 2, '%'),
    // The tables of the standard have their ± below, in words.
    cells[16] && table === 'Data quality' ? `± ${cells[16]}%` : '',
    cells[7] ? `${Number(cells[7]).toLocaleString('en', threeDigits)} t CO₂e` : '',
  ])
}

function written(cell: string | undefined, decimals: number, unit = ''): string {
  if (!cell) return ''
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return `${Number(cell).toLocaleString('en', digits)}${unit}`
}

const composition = { generated: 1, divertedFromDisposal: 1, directedToDisposal: 0 }
const year = { from: '2026-01', to: '2026-01', lastDay: 1, isBase: true, ...composition, diversionRate: 1 }

/** Everything that a paper may say. */
const figuresWithAll = {
  organization: { _id: '0', name: '1', address: '2' },
  sites: null,
  countedUntil: '2026-06-01',
  reportDate: '2026-06-01',
  company: '3',
  revises: { number: '4', sha256: '5', reportDate: '2026-06-01' },
  years: [year],
  restatements: [
    { number: '6', createdAt: '', from: '2025-01', to: '2025-01', saved: composition, today: composition },
  ],
  context: {
    otherWaste: (['onsite', 'offsite'] as const).map((place) => ({
      month: '2026-01',
      description: '7',
      operation: 'landfilling' as const,
      place,
      isHazardous: place === 'onsite',
      weightKg: 1,
      typedBy: '9',
    })),
    intensities: activityMetrics.map((metric) => ({
      metric,
      amount: 1,
      months: 1,
      ofMonths: 1,
      weightKg: 1,
      kgPerUnit: 1,
      typedBy: ['9'],
    })),
    texts: griTextKeys.map((key) => ({ key, text: '8', typedBy: '9' })),
    baseYear: 2026,
  },
}

describe('the tables on paper', () => {
  it('have every row with waste of the file, and say whose they are, of which months and by whom, to the customer too', {
    tags: ['11.5-12', '11.5-15', '11.5-16', '11.6-06'],
  }, async () => {
    const paper = await documentOf('&from=2026-01&to=2026-12', customer)
    expect(paper.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''gri-306-Lotus-Tower-b-2026-01-to-2026-12-2026-06-01.pdf",
    })
    expect([paper.isTagged, paper.info.Title]).toEqual([true, 'Waste by GRI 306 of Lotus #Tower <b>'])
    expect(paper.metadata).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
    const lines = await writtenLines('from=2026-01&to=2026-12')
    const rows = lines
      .filter(([table]) => /^GRI|^Data/.test(table ?? ''))
      .map(([, ...cells]) => cells.filter(Boolean).join(' '))
    expect(rows).toContain('Paper 1,234.567 1,234.567 0.000')
    expect(rows).toContain('Hazardous Unknown treatment – 0.100 0.100')
    const asOnPaper = rows.map((row) => row.replace('ous Unknown treatment', 'ous of which unknown treatment'))
    const missing = asOnPaper.filter((row) => !paper.text.replaceAll(/\s/g, '').includes(row.replaceAll(' ', '')))
    expect(missing.filter((row) => /[1-9]/.test(row.replace(/^GRI.*?\d-\d/, '')))).toEqual([])
    expect(missing).toContain('Can 0.000 0.000 0.000')
    expect(paper.text).toContain('Types and operations without waste have no rows.')
    const emissions = lines.flatMap((line) => line[11] || [])
    expect(emissions).toHaveLength(2)
    const said = [
      'Lotus #Tower <b>',
      '1 Pyay Road, $x$',
      'All sites',
      'Jan – Dec 2026',
      'Mon 1 Jun 2026',
      'GRI 306-3: Waste generated',
      'GRI 306-4: Waste diverted from disposal',
      'GRI 306-5: Waste directed to disposal',
      'Total 1,273.000 1,239.567 33.433',
      'How it is known',
      'The tables hold the waste that Thant collected. What others take,',
      'Noted by Thant at each pickup.',
      // Of 1,234.567 kg weighed, 33.333 kg estimated and 5.1 kg not recorded.
      'Total 1,273.000 100.00% ± 2%',
      'Diverted from disposal: ± 2%. Directed to disposal: ± 30%.',
      'the rule for sums of the GHG Protocol',
      'Weighed ± 2%: OIML R 76-1:2006, 3.5',
      'What has left the company',
      'in weighed loads to the destination',
      'Weighed is what the crew read from a scale',
      'Scope 3, category 5: Waste generated in operations',
      `Direct emissions ${emissions[0]}`,
      `Avoided emissions, outside of the scopes ${emissions[1]}`,
      'The factor set has no factors for (kg): Landfilling 33.333, Unknown treatment 0.100.',
      'Factor set thant-2023 1, global warming potentials: IPCC Second',
      'second report of the IPCC, of 1995; the sixth report is of 2021.',
    ]
    expect(said.filter((text) => !paper.text.includes(text))).toEqual([])
    for (const page of paper.pages.keys()) {
      expect(paper.textOf(page).replaceAll('\n', ' ')).toContain(
        'The tables hold the waste that Thant collected. What others take,',
      )
      if (page > 0) expect(paper.textOf(page)).toContain(`${page + 1} / ${paper.pages.length}`)
    }
  })

  it('are in Burmese, with its digits', { tags: ['11.5-12'] }, async () => {
    const paper = await documentOf('&to=2026-12&language=my')
    const figures = (await writtenLines('to=2026-12')).flatMap((line) =>
      line.slice(3).map((cell) => cell.replace(' t CO₂e', '')),
    )
    const burmese = figures.map((figure) => figure.replaceAll(/\d/g, (digit) => '၀၁၂၃၄၅၆၇၈၉'[Number(digit)] ?? ''))
    expect(burmese).toContain('၁,၂၃၄.၅၆၇')
    expect(burmese.filter((figure) => !paper.text.includes(figure))).toEqual([])
    const latin =
      /GRI 306(-\d)?|GHG Protocol|IPCC ၂|OIML R 76-1:2006|III|Scope( 3)?|CO₂e|thant-2023 1|IPCC .* 310|IPCC|Lotus #Tower <b>|1 Pyay Road, \$x\$|Thant|7 Strand .*example/g
    expect(paper.text.replaceAll(latin, '')).not.toMatch(/[A-Za-z0-9]/)
  })

  it('are of the own sites alone, which they name', { tags: ['11.5-12', '11.5-16'] }, async () => {
    const { text, headers } = await documentOf('&from=2026-02&to=2026-02', branchManager)
    expect(text).toContain('Site Branch *2*')
    expect(headers['content-disposition']).toContain('gri-306-Lotus-Tower-b-Branch-2-2026-02-2026-06-01.pdf')
    expect(text).toContain('Total 5.000 5.000 0.000')
    const elsewhere = await signInAs(testApp, 'USER', await createOrganization(staff))
    expect((await elsewhere.call('GET', fileOf('format=pdf'))).status).toBe(404)
  })

  it.each([
    ['', 'All months'],
    ['&from=2026-02', 'From Feb 2026'],
    ['&to=2026-02', 'Until Feb 2026'],
    ['&from=2026-01&to=2026-01', 'Months Jan 2026Date'],
  ])('name the months of %j', { tags: ['11.5-12'] }, async (query, months) => {
    expect((await documentOf(query)).text).toContain(months)
  })

  it('say in words that nothing was collected, instead of tables', { tags: ['11.5-12'] }, async () => {
    const { text, pages } = await documentOf('&from=2024-01&to=2024-02')
    expect(text).toContain('Nothing was collected in this period.')
    expect([text.includes('306-3'), pages.length]).toEqual([false, 1])
  })

  it('say until which day a period counts that is not over, like the file', { tags: ['11.5-11'] }, async () => {
    const said = 'This period is still in progress: what was collected until Mon 1 Jun 2026 is counted.'
    const untilOf = async (query: string) => {
      const [heads = [], first = []] = rowsOf((await staff.call('GET', fileOf(query))).text)
      return first[heads.indexOf('Counted until')]
    }
    for (const query of ['from=2026-01&to=2026-12', 'from=2026-06&to=2026-06', 'from=2026-02', '']) {
      expect(await untilOf(query)).toBe('2026-06-01')
    }
    for (const query of ['to=2026-05', 'from=2026-07&to=2026-08']) expect(await untilOf(query)).toBe('')
    expect((await documentOf('&from=2026-01&to=2026-12')).text).toContain(said)
    expect((await documentOf('&from=2026-01&to=2026-05')).text).not.toContain('in progress')
  })

  it('have the same bytes for a day', { tags: ['11.5-12'] }, async () => {
    const [one, other] = [await documentOf(), await documentOf()]
    expect(Buffer.compare(one.bytes, other.bytes)).toBe(0)
  })

  it('have a Burmese translation of every text', { tags: ['11.5-12', '11.5-23'] }, async () => {
    const tables = (await staff.call('GET', `/gri/organizations/${organization}`)).body.data
    const documents = [{}, { from: '2026-01' }, { to: '2026-01' }].map((period) =>
      planGriReport({ ...figuresWithAll, tables, period }),
    )
    const texts = textsIn(documents)
    expect(texts.length).toBeGreaterThan(40)
    expect(missingInBurmese([...texts, 'Nothing was collected in this period.'])).toEqual([])
  })
})

describe('what the organization adds', () => {
  beforeAll(async () => {
    const at = (path: string) => `/gri/organizations/${organization}/${path}`
    const amounts = [
      { metric: 'guest-nights', month: '2026-01', amount: 3_000 },
      { metric: 'meals', month: '2026-01', amount: 0 },
    ]
    await customer.call('PUT', at('entries/2026'), { body: { amounts } })
    const details = {
      description: 'Ash #of $the$ *oven*',
      place: 'onsite',
      isHazardous: true,
      operation: 'landfilling',
    }
    await createOtherWaste(customer, organization, details)
    await staff.call('PUT', at('entries/2026/texts/306-2-c'), { body: { text: 'We #weigh {{it}}.\n<b>Always</b>.' } })
    await customer.call('PATCH', `/organizations/${organization}`, { body: { baseYear: 2025 } })
  })

  it('stands below the tables and in none of their sums, with who stated it', { tags: ['11.5-43'] }, async () => {
    const { text } = await documentOf('&from=2026-01&to=2026-12')
    const said = [
      'kg per guest night 0.423 1,268.000 3,000 1 5',
      'kg per meal – 1,268.000 0 1 5',
      'Meals: the amount is 0, so there is no intensity.',
      'Amounts as stated by Lotus #Tower <b>.',
      'Waste that others took, as stated by Lotus #Tower <b>',
      'Jan 2026 Ash #of $the$ *oven* Landfilling 120.500 –',
      'Onsite is what was treated where it arose. Nothing of it is in the tables',
      'Total 1,273.000 1,239.567 33.433',
      'GRI 306-2-c: How waste data are collected and monitored',
      'We #weigh {{it}}.',
      '<b>Always</b>.',
      'As stated by Thant.',
      'Base year: 2025',
    ]
    expect(said.filter((line) => !text.includes(line))).toEqual([])
    expect(text.indexOf('306-5')).toBeLessThan(text.indexOf('Ash #of'))
  })

  it('is in the file, with the figures of the paper', { tags: ['11.5-42'] }, async () => {
    const [heads = [], ...lines] = rowsOf((await customer.call('GET', fileOf('from=2026-01&to=2026-12'))).text)
    const cells = (line: string[], names: readonly string[]) => names.map((name) => line[heads.indexOf(name)])
    const [start, end] = ['Intensity', 'Compared with the years before'].map((name) =>
      lines.findIndex(([table]) => table === name),
    )
    const own = lines.slice(start, end)
    const named = [
      'Row',
      'Total (kg)',
      'Stated amount',
      'Kilograms per unit',
      'Months with an amount',
      'Months that are over',
    ]
    expect(own.slice(0, 2).map((line) => cells(line, named))).toEqual([
      ['Guest nights', '1268', '3000', '0.423', '1', '5'],
      ['Meals', '1268', '0', '', '1', '5'],
    ])
    expect(
      cells(own[2] ?? [], ['Kind of waste', 'Row', 'Onsite (kg)', 'Offsite (kg)', 'Month', 'Text', 'Stated by']),
    ).toEqual(['Hazardous', 'Landfilling', '120.5', '', '2026-01', 'Ash #of $the$ *oven*', 'Lotus #Tower <b>'])
    expect(own.slice(3).map((line) => cells(line, ['Row', 'Text', 'Stated by']))).toEqual([
      ['GRI 306-2-c: How waste data are collected and monitored', 'We #weigh {{it}}.\n<b>Always</b>.', 'Thant'],
      ['Base year', '2025', ''],
    ])
  })

  it('is in Burmese with its digits, and has a translation of every text', async () => {
    const { text } = await documentOf('&from=2026-01&to=2026-12&language=my')
    expect(['၀.၄၂၃', '၃,၀၀၀', '၁၂၀.၅၀၀', '၂၀၂၅'].filter((figure) => !text.includes(figure))).toEqual([])
    const stated = (await staff.call('GET', `/gri/organizations/${organization}/context`)).body.data
    expect(missingInBurmese(textsIn(griContextBlocks(stated)))).toEqual([])
  })

  it('is not on the paper of one site', async () => {
    expect((await documentOf('', branchManager)).text).not.toContain('Ash')
  })
})
