import type { PlanPage } from '@thant/contracts/materials/plan'
import { afterAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../../test/files/read-pdf.ts'
import { fullReport, literal, paragraph, printedReport } from '../../../test/records/printed-report.ts'
import { silentLog } from '../../../test/setup/silent-log.ts'
import type { PrintedReport } from './printed-document.ts'
import { createTypesetter } from './typesetter.ts'

const problems: object[] = []
const log = { ...silentLog, warn: (details: object) => void problems.push(details) }
const typesetter = createTypesetter({ log })
afterAll(() => typesetter.close())

async function draw(changes: Partial<PrintedReport> = {}) {
  try {
    return await typesetter.draw(printedReport(changes))
  } catch (error) {
    throw new Error(JSON.stringify(problems), { cause: error })
  }
}

function tagsOf(node: unknown): Array<{ role: string; alt?: string }> {
  const { role, alt, children = [] } = (node ?? {}) as { role?: string; alt?: string; children?: unknown[] }
  return [...(role ? [{ role, ...(alt && { alt }) }] : []), ...children.flatMap(tagsOf)]
}

describe('the PDF of a report', () => {
  it('has a sheet for each page of its plan, an outline, its title, author and instant', {
    tags: ['1-10'],
  }, async () => {
    const pdf = await readPdf(await draw())
    expect(pdf.pages).toHaveLength(29)
    expect(pdf.outline.map(({ title }) => title)).toEqual(fullReport().map(({ title }) => title.text))
    expect(pdf.info).toMatchObject({
      Title: 'Waste Audit Report',
      Author: 'Thant',
      Language: 'en',
      CreationDate: 'D:20260203030405Z',
      ModDate: 'D:20260203030405Z',
    })
    expect(pdf.textOf(28)).toContain('29 / 29')
    expect(pdf.textOf(28)).toContain('0198f3a2-5c1e-7d50-9f6b-2c4a8e1b7d33')
    expect(pdf.textOf(28)).toContain('9f86d081884c7d659a2feaa0c55ad015')
  })

  it('ends with its proof on one sheet with its last section, however much is before it', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => paragraph(literal(`Line ${index} before the end.`)))
    const heading = { kind: 'heading' as const, message: literal('The last section') }
    const lastSheets: string[] = []
    for (let before = 18; before < 34; before += 2) {
      const blocks = [...lines.slice(0, before), heading, ...lines.slice(0, 3)]
      const pages: PlanPage[] = [{ id: 'gri', title: { text: 'Waste' }, blocks }]
      const pdf = await readPdf(await draw({ pages }))
      lastSheets.push(`${pdf.pages.length} ${pdf.textOf(pdf.pages.length - 1)}`)
    }
    expect(lastSheets.filter((sheet) => !sheet.includes('The last section'))).toEqual([])
    expect(new Set(lastSheets.map((sheet) => sheet[0]))).toEqual(new Set(['1', '2']))
  })

  it.each(['en', 'my'] as const)('in %s is tagged as PDF/UA-1, or as PDF/A-2a if requested', async (language) => {
    const ua = await readPdf(await draw({ language }))
    expect(ua.isTagged).toBe(true)
    expect(ua.metadata).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
    const archive = await readPdf(await draw({ language, standard: 'a2a' }))
    expect(archive.isTagged).toBe(true)
    expect(archive.metadata).toMatch(/<pdfaid:part>2<\/pdfaid:part>/)
    expect(archive.metadata).toMatch(/<pdfaid:conformance>A<\/pdfaid:conformance>/)
    expect(archive.pages).toHaveLength(29)
    expect(archive.info.Language).toBe(language)
  })

  it('gives each chart and drawing its alternative text, and each table a head', async () => {
    const { pages } = await readPdf(await draw())
    const tags = pages.map(({ tags: tree }) => tagsOf(tree))
    const figures = tags.flat().filter(({ role }) => role === 'Figure')
    expect(figures).toHaveLength(7 + 4 + 12 + 6 + 1 + 1)
    expect(figures.every(({ alt }) => alt)).toBe(true)
    expect(tags[5]?.filter(({ role }) => role === 'TH')).toHaveLength(3)
    expect(tags[5]?.filter(({ role }) => role === 'TR')).toHaveLength(21)
  })

  it('says its figures, months and page numbers in Burmese, which can be copied out', async () => {
    const pdf = await readPdf(await draw({ language: 'my' }))
    // In စက္ကူ, the first letter is one glyph and the second syllable has several.
    expect(pdf.actualTexts).toContain('က္ကူ')
    expect(pdf.textOf(5)).toContain('၁,၀၀၀.၀၀')
    expect(pdf.textOf(7)).toContain('၂၀၂၅')
    expect(pdf.textOf(28)).toContain('၂၉ / ၂၉')
  })

  it('has the same bytes from another process, whatever that drew before', async () => {
    const other = createTypesetter({ log })
    try {
      await other.draw(printedReport({ language: 'my', standard: 'a2a' }))
      const [one, two] = await Promise.all([draw(), other.draw(printedReport())])
      expect(Buffer.compare(one, two)).toBe(0)
    } finally {
      await other.close()
    }
  })

  const page = (...blocks: PlanPage['blocks']): PlanPage => ({ id: 'names', title: literal('Names'), blocks })

  it.each([
    '#import "@preview/cetz:0.3.0": *',
    '#include "/etc/passwd"',
    '#read("report.typ") #image("/etc/hostname")',
    '#panic("x") #sys.inputs \\u{1F600}',
    '<script>alert(1)</script><img src=file:///etc/passwd>',
    '$x^2$ *bold* _slanted_ `raw` = Heading // comment /* */ @label <label> - + ~ \\',
    '{{weight}} {{kg}} $t(Paper)',
    'file:///etc/passwd http://169.254.169.254/latest/meta-data',
    'Hotel 😀 🇲🇲 👨‍👩‍👧',
  ])('prints %s literally', { tags: ['R-sec-36'] }, async (text) => {
    const pages = [...fullReport(text).slice(0, 1), page(paragraph(literal(text)))]
    const pdf = await readPdf(await draw({ pages, companyName: text, title: literal(text) }))
    const shown = (which: number) => pdf.textOf(which).replace(/\s/g, '')
    const expected = text.replace(/\s|\uFE0F/g, '')
    expect(shown(0)).toContain(expected)
    expect(shown(1)).toContain(expected)
    expect(pdf.pages).toHaveLength(2)
  })

  it('keeps the syllables of Burmese names so that they can be copied out', async () => {
    const { actualTexts } = await readPdf(await draw({ pages: [page(paragraph(literal('ရွှေတောင်ကြား မြို့')))] }))
    expect(actualTexts).toEqual(['ရွှေ', 'တော', 'င်', 'ကြား', 'မြို့'])
  })

  it('draws a box for characters that its fonts lack, and nothing for invisible ones', {
    tags: ['R-sec-36'],
  }, async () => {
    const pdf = await readPdf(await draw({ pages: [page(paragraph(literal('漢字 \u202Eevil\u0007 \u{10FFFF}')))] }))
    expect(pdf.textOf(0)).toContain('□□ evil')
  })

  it.each([
    ['words', 'Golden Valley Hotel and Restaurant '.repeat(15).slice(0, 500)],
    ['one word', 'W'.repeat(500)],
    ['Burmese', 'ရွှေတောင်ကြားမြို့သစ်'.repeat(24).slice(0, 500)],
    ['emoji', '😀'.repeat(250)],
  ])('holds names of 500 characters, in %s, within its margins', { tags: ['R-sec-36'] }, async (_kind, name) => {
    const value = literal(name)
    const pages = [
      ...fullReport(name).slice(0, 2),
      page(
        { kind: 'facts', items: [{ label: value, value }] },
        {
          kind: 'figures',
          items: [
            { label: value, value },
            { label: value, value },
          ],
        },
        { kind: 'list', items: [value], isNumbered: true },
        {
          kind: 'table',
          columns: [
            { head: value, isNumber: false },
            { head: literal('kg'), isNumber: true },
          ],
          rows: [[name, { kg: 1 }]],
        },
      ),
    ]
    const pdf = await readPdf(await draw({ pages, companyName: name, title: value }))
    for (const { texts, width } of pdf.pages) {
      for (const { left, right, text } of texts) {
        expect([text, left > 40, right < width - 40]).toEqual([text, true, true])
      }
    }
  })

  it('continues a long table on further sheets, each with its head', async () => {
    const rows = Array.from({ length: 200 }, (_, row) => [`Product ${row}`, { kg: row }])
    const columns = [
      { head: literal('Name of it'), isNumber: false },
      { head: literal('kg'), isNumber: true },
    ]
    const pdf = await readPdf(await draw({ pages: [page({ kind: 'table', columns, rows })] }))
    expect(pdf.pages.length).toBeGreaterThan(4)
    expect(pdf.pages.every((_, index) => pdf.textOf(index).includes('Name of it'))).toBe(true)
    expect(pdf.outline).toHaveLength(1)
  })

  // R-sec-36: the PDF; it has no fonts for right-to-left scripts, which become boxes.
  it('sets a text of 5,000 characters whole', { tags: ['R-sec-36'] }, async () => {
    const text = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(4, '0')).join(' ')
    const pdf = await readPdf(await draw({ pages: [page(paragraph(literal(text)))] }))
    expect(pdf.pages.map((_, index) => pdf.textOf(index)).join(' ')).toContain('0999')
  })
})
