import type { Block, PlanPage } from '@thant/contracts/plan'
import { shownLine } from '@thant/contracts/report-data'
import { bullets, message, note, paragraph } from '#lib/plan-message.ts'
import type { PlannedReport } from '../planned-report.ts'
import { comparisonBlocks } from './comparison.ts'

export function executiveSummaryPage(report: PlannedReport): PlanPage {
  const { figures, findings } = report
  const { total } = figures.emissions
  return {
    id: 'executive-summary',
    title: message('Executive Summary'),
    blocks: [
      {
        kind: 'figures',
        items: [
          { label: message('Waste collected'), value: message('{{it}}', { it: { kg: figures.weightKg } }) },
          { label: message('Pickups'), value: message('{{it}}', { it: { number: figures.pickups } }) },
          { label: message('Net emissions'), value: message('{{it}}', { it: { tonnes: total.net } }) },
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
      ...emissionNote(total.net),
    ],
  }
}

function emissionNote(netTonnes: number): Block[] {
  return [
    netTonnes < 0
      ? note(
          'Net emissions compare what the treatment emitted with what it avoided; below zero, it avoided more. The carbon report says how they are computed.',
        )
      : note(
          'Net emissions compare what the treatment emitted with what it avoided; above zero, it emitted more. The carbon report says how they are computed.',
        ),
  ]
}

/** The id is that of the findings, which former reports have on a page of their own. */
export function findingsPage({ findings, recommendations }: PlannedReport): PlanPage {
  return {
    id: 'findings',
    title: message('Findings and recommendations'),
    blocks: [
      { kind: 'heading', message: message('Findings') },
      paragraph('What the weights of this period show:'),
      { kind: 'list', items: findings.map(shownLine), isNumbered: true },
      { kind: 'heading', message: message('Recommendations') },
      paragraph('What would help most from here on:'),
      { kind: 'list', items: recommendations.map(shownLine), isNumbered: true },
    ],
  }
}
