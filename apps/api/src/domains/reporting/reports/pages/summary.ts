import { emissionScaleOf } from '@thant/contracts/materials/emissions'
import type { Block, PlanPage } from '@thant/contracts/materials/plan'
import { sumKg } from '@thant/contracts/materials/wastes'
import type { EmissionReport } from '@thant/contracts/reporting/carbon'
import { shownLine } from '@thant/contracts/reporting/report-data'
import { bullets, heading, message, note, paragraph } from '#lib/plan-message.ts'
import type { PlannedReport } from '../planned-report.ts'
import { comparisonBlocks, typesCompared } from './comparison.ts'

export function executiveSummaryPage(report: PlannedReport): PlanPage {
  const { figures, findings } = report
  const { weightKg, uncertaintyPercent } = figures
  const { total } = figures.emissions
  const scale = emissionScaleOf(figures.emissions)
  return {
    id: 'executive-summary',
    title: message('Executive Summary'),
    blocks: [
      {
        kind: 'figures',
        items: [
          { label: message('Waste collected'), value: message('{{it}}', { it: { kg: weightKg, uncertaintyPercent } }) },
          { label: message('Pickups'), value: message('{{it}}', { it: { number: figures.pickups } }) },
          { label: message('Direct emissions'), value: message('{{it}}', { it: { ...scale, tonnes: total.direct } }) },
          {
            label: message('Avoided emissions'),
            value: message('{{it}}', { it: { ...scale, tonnes: total.avoided } }),
          },
        ],
      },
      bullets(...findings.map(shownLine)),
      {
        kind: 'charts',
        charts: [
          {
            title: message('Collected by month'),
            data: { kind: 'monthly', months: figures.months },
            alt: message('Bars of kilograms by month and type; {{weight}} in all', {
              weight: { kg: figures.weightKg },
            }),
          },
        ],
      },
      ...comparisonBlocks(report),
      emissionNote(figures.emissions),
    ],
  }
}

/** One note, so that a year in Burmese still fits a sheet. */
function emissionNote({ withoutFactor = [] }: EmissionReport): Block {
  const weightKg = sumKg(withoutFactor.map((waste) => waste.weightKg))
  return weightKg === 0
    ? note(
        'Direct emissions can be used for Scope 3, category 5; avoided emissions stand beside the scopes. The carbon report says how they are computed.',
      )
    : note(
        'Direct emissions can be used for Scope 3, category 5, and are too low: the factor set has no factors for {{weight}}, which the carbon report names.',
        { weight: { kg: weightKg } },
      )
}

/** The id is that of the findings, which former reports have on a page of their own. */
export function findingsPage({ findings, recommendations, figures }: PlannedReport): PlanPage {
  return {
    id: 'findings',
    title: message('Findings and recommendations'),
    blocks: [
      heading('Findings'),
      paragraph('What the weights of this period show:'),
      { kind: 'list', items: findings.map(shownLine), isNumbered: true },
      ...typesCompared(figures),
      heading('Recommendations'),
      paragraph('What would help most from here on:'),
      { kind: 'list', items: recommendations.map(shownLine), isNumbered: true },
    ],
  }
}
