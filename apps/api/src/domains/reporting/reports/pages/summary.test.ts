import { sortedTypes, wasteTypes } from '@thant/contracts/materials/wastes'
import { expect, it } from 'vitest'
import { drawDocument } from '#lib/typst/draw-document.ts'
import { readPdf } from '../../../../../test/files/read-pdf.ts'
import { plannedReportOf } from '../../../../../test/records/planned-reports.ts'
import { printedReport } from '../../../../../test/records/printed-report.ts'
import { closingPage } from './covers.ts'
import { executiveSummaryPage } from './summary.ts'
import { whatBecamePage } from './what-became.ts'

it.each(['en', 'my'] as const)(
  'the summary is one sheet, with what has no factor too (%s)',
  { tags: ['11.8-03'] },
  async (language) => {
    const report = plannedReportOf(wasteTypes)
    const page = executiveSummaryPage({ ...report, findings: report.findings.filter(({ isLiteral }) => !isLiteral) })
    expect(page.blocks.filter(({ kind }) => kind === 'note').length).toBeGreaterThan(1)
    const { pages } = await readPdf(drawDocument(printedReport({ language, pages: [page, closingPage(report)] })))
    expect(pages).toHaveLength(2)
  },
)

it.each(['en', 'my'] as const)('what became of six types in two ways each is one sheet (%s)', async (language) => {
  const report = plannedReportOf(sortedTypes)
  const treatments = report.figures.treatments.map((way) => ({
    ...way,
    destination: way.destination && 'Htauk Kyant Compost Farm',
  }))
  const page = whatBecamePage({ ...report, figures: { ...report.figures, treatments } })
  const { pages } = await readPdf(drawDocument(printedReport({ language, pages: [page, closingPage(report)] })))
  expect(pages).toHaveLength(2)
})
