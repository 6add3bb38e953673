import { expect, it } from 'vitest'
import { planCarbonReport } from '#domains/reporting/carbon/carbon-plan.ts'
import { missingInBurmese, textsIn } from '../../../../../test/files/burmese-texts.ts'
import { carbonReportOf, plannedReportOf } from '../../../../../test/records/planned-reports.ts'
import { planPages } from './page-plan.ts'

it('is there in Burmese, every text of the waste report and the carbon report', () => {
  const plans = (['Cans', 'Papers', 'Organic', 'E-waste'] as const).flatMap((type) => [
    planPages(plannedReportOf([type])),
    planCarbonReport(carbonReportOf(type), { name: 'C' }, '2026-04-01'),
  ])
  const texts = textsIn(plans)
  expect(texts.length).toBeGreaterThan(150)
  expect(missingInBurmese(texts)).toEqual([])
})
