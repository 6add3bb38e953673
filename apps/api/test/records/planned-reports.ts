import { emissionsOf } from '@thant/contracts/materials/emissions'
import { defaultUncertainty } from '@thant/contracts/materials/uncertainty'
import { sortedTypes, type WasteType, weightMeasures } from '@thant/contracts/materials/wastes'
import { insightsOf } from '#domains/reporting/carbon/insights.ts'
import { compositionOf } from '#domains/reporting/reports/figures/figures.ts'
import { findingsOf } from '#domains/reporting/reports/findings/findings.ts'
import { generalTips, reduceReuseRecycleTips, typeTips } from '#domains/reporting/reports/findings/tips.ts'
import type { PlannedReport } from '#domains/reporting/reports/planned-report.ts'

const zeros = { Papers: 0, Plastics: 0, Cans: 0, Glasses: 0, 'E-waste': 0, Organic: 0 }
const company = { name: 'C', address: 'A', phone: 'P', email: 'E', website: 'W' }
const factorSet = { _id: 'f', name: 'F', version: '1', gwpSet: 'G' }
const factors = sortedTypes.map((material) => ({
  material,
  part: material === 'E-waste' ? 'plastic part' : '',
  direct: 1,
  avoidedMaterial: material === 'Cans' ? 3 : 0,
  avoidedLandfill: 0,
}))
const quarter = {
  label: 'First Quarter 2026',
  ordinal: 1 as const,
  firstMonth: '2026-01',
  months: ['2026-01', '2026-03'],
  isInProgress: true,
}
const name = { ordinal: 1 as const, year: 2026 }
const period = { first: name, last: name, months: { from: '2026-01', to: '2026-03' }, isInProgress: true as const }

/** Two months of some types with an empty one between, and more items than the page of common items shows. */
export function plannedReportOf(types: readonly WasteType[]): PlannedReport {
  const kilogramsOf = (kg: number) => ({ ...zeros, ...Object.fromEntries(types.map((type) => [type, kg])) })
  const months = [
    { month: '2026-01', ...kilogramsOf(10) },
    { month: '2026-02', ...zeros },
    { month: '2026-03', ...kilogramsOf(20) },
  ]
  const composition = compositionOf(months)
  const treatments = types.flatMap((type) => [
    { type, treatment: 'recycling' as const, destination: 'D', weightKg: 24 },
    { type, treatment: 'unknown' as const, destination: null, weightKg: 6 },
  ])
  const treatedWastes = treatments.map(({ type, treatment, weightKg }) => ({
    wasteType: type,
    treatment,
    grams: weightKg * 1_000,
  }))
  return {
    title: 'First Quarter 2026 to Second Quarter 2026',
    layout: 'interval',
    reportDate: '2026-04-01',
    organization: { _id: 'o', name: 'O', address: 'A', startDate: '2020-01-01' },
    company,
    quarters: [quarter],
    period,
    figures: {
      pickups: 2,
      weightKg: 30 * types.length,
      months,
      emptyMonths: ['2026-02'],
      composition,
      items: Array.from({ length: 25 }, (_, index) => ({
        productName: `I${index}`,
        productType: types[0] ?? 'Papers',
        pickups: 1,
        quantity: 1,
      })),
      emissions: emissionsOf([{ wastes: treatedWastes, factors }]),
      annex: ['S', 'T'].map((site) => ({
        pickedUpOn: '2026-01-10',
        site,
        collectionNote: 'N',
        items: [{ productName: 'I', quantity: 15 * types.length }],
      })),
      pickupsByType: types.map((type) => ({ type, pickups: 2 })),
      treatments,
      measures: measuredAs(30 * types.length),
      uncertaintyPercent: 2,
      coverage: {
        weightKg: 10,
        share: 1 / 3 / types.length,
        withSlip: { weightKg: 9, share: 0.3 / types.length },
      },
      comparison: { before: comparedWith(types), yearAgo: yearBefore(types) },
    },
    factorSet,
    findings: [...findingsOf(composition, treatments), { text: 'R', isLiteral: true, typedBy: 'C' }],
    recommendations: [...Object.values(typeTips).flat(), ...reduceReuseRecycleTips, ...generalTips].map((text) => ({
      text,
    })),
  }
}

function measuredAs(weightKg: number) {
  return weightMeasures.map((measure) => ({ measure, weightKg, uncertainty: defaultUncertainty[measure] }))
}

function yearBefore(types: readonly WasteType[]) {
  return { ...comparedWith(types), months: { from: '2025-01', to: '2025-03' }, isWhole: false }
}

function comparedWith(types: readonly WasteType[]) {
  return {
    months: { from: '2025-11', to: '2025-12' },
    pickups: 2,
    weightKg: 20 * types.length,
    composition: types.map((name) => ({ name, quantity: 20 })),
    isWhole: true,
  }
}

export function carbonReportOf(type: WasteType) {
  const wastes = (['recycling', 'landfill'] as const).map((treatment) => ({
    wasteType: type,
    treatment,
    grams: 50_000,
  }))
  const emissions = emissionsOf([{ wastes, factors }])
  return {
    organization: { _id: 'o', name: 'O' },
    title: 'First Quarter 2026',
    period,
    months: ['2026-01', '2026-03'],
    emptyMonths: ['2026-02'],
    factorSet: { ...factorSet, source: 'S', validFrom: '2020-01-01', createdAt: '', factors },
    emissions,
    measures: measuredAs(100),
    uncertaintyPercent: 2,
    insights: insightsOf(emissions),
  }
}
