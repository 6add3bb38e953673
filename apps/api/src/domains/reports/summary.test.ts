import { wasteTypes } from '@thant/contracts/wastes'
import { expect, it } from 'vitest'
import { drawDocument } from '#lib/typst/draw-document.ts'
import { plannedReportOf } from '../../../test/planned-reports.ts'
import { printedReport } from '../../../test/printed-report.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { closingPage } from './pages/covers.ts'
import { executiveSummaryPage } from './pages/summary.ts'

it.each(['en', 'my'] as const)('the summary is one sheet, with what has no factor too (%s)', async (language) => {
  const report = plannedReportOf(wasteTypes)
  const page = executiveSummaryPage({ ...report, findings: report.findings.filter(({ isLiteral }) => !isLiteral) })
  expect(page.blocks.filter(({ kind }) => kind === 'note').length).toBeGreaterThan(1)
  const { pages } = await readPdf(drawDocument(printedReport({ language, pages: [page, closingPage(report)] })))
  expect(pages).toHaveLength(2)
})
