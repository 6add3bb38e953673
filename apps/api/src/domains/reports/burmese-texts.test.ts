import { emissionsOf } from '@thant/contracts/emissions'
import { type WasteType, wasteTypes } from '@thant/contracts/wastes'
import { expect, it } from 'vitest'
import { planCarbonReport } from '#domains/carbon/carbon-plan.ts'
import { insightsOf } from '#domains/carbon/insights.ts'
import { missingInBurmese, textsIn } from '../../../test/burmese-texts.ts'
import { compositionOf } from './figures.ts'
import { findingsOf } from './findings.ts'
import { planPages } from './page-plan.ts'
import type { PlannedReport } from './planned-report.ts'
import { generalTips, reduceReuseRecycleTips, typeTips } from './tips.ts'

const zeros = { Papers: 0, Plastics: 0, Cans: 0, Glasses: 0, 'E-waste': 0, Organic: 0 }
const company = { name: 'C', address: 'A', phone: 'P', email: 'E', website: 'W' }
const factorSet = { _id: 'f', name: 'F', version: '1', gwpSet: 'G' }
const factors = wasteTypes.map((material) => ({
  material,
  part: material === 'E-waste' ? 'plastic part' : '',
  direct: 1,
  avoidedMaterial: material === 'Cans' ? 3 : 0,
  avoidedLandfill: 0,
}))

/** Two months of one type with an empty one between, and more items than the page of common items shows. */
function reportOf(type: WasteType): PlannedReport {
  const months = [
    { month: '2026-01', ...zeros, [type]: 10 },
    { month: '2026-02', ...zeros },
    { month: '2026-03', ...zeros, [type]: 20 },
  ]
  const composition = compositionOf(months)
  return {
    title: 'First Quarter 2026 to Second Quarter 2026',
    layout: 'interval',
    reportDate: '2026-04-01',
    organization: { _id: 'o', name: 'O', address: 'A', startDate: '2020-01-01' },
    company,
    quarters: [{ label: 'First Quarter 2026', ordinal: 1, firstMonth: '2026-01', months: ['2026-01', '2026-03'] }],
    figures: {
      pickups: 2,
      weightKg: 30,
      months,
      emptyMonths: ['2026-02'],
      composition,
      items: Array.from({ length: 25 }, (_, index) => ({
        productName: `I${index}`,
        productType: type,
        pickups: 1,
        quantity: 1,
      })),
      emissions: emissionsOf(composition, factors),
    },
    factorSet,
    findings: findingsOf(composition),
    recommendations: [...Object.values(typeTips).flat(), ...reduceReuseRecycleTips, ...generalTips].map((text) => ({
      text,
    })),
  }
}

function carbonPlanOf(type: WasteType) {
  const emissions = emissionsOf([{ name: type, quantity: 100 }], factors)
  const report = {
    organization: { _id: 'o', name: 'O' },
    title: 'First Quarter 2026',
    period: { first: { ordinal: 1, year: 2026 }, last: { ordinal: 1, year: 2026 } } as const,
    months: ['2026-01'],
    factorSet: { ...factorSet, source: 'S', validFrom: '2020-01-01', createdAt: '', factors },
    emissions,
    insights: insightsOf(emissions),
  }
  return planCarbonReport(report, company, '2026-04-01')
}

it('is there in Burmese, every text of the waste report and the carbon report', () => {
  const plans = (['Cans', 'Papers'] as const).flatMap((type) => [planPages(reportOf(type)), carbonPlanOf(type)])
  const texts = textsIn(plans)
  expect(texts.length).toBeGreaterThan(150)
  expect(missingInBurmese(texts)).toEqual([])
})
