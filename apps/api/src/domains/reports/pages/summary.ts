import type { Block, PlanPage } from '@thant/contracts/plan'
import { bullets, note, paragraph, words } from '#lib/plan-words.ts'
import type { PlannedReport } from '../planned-report.ts'

export function executiveSummaryPage({ figures, findings, recommendations }: PlannedReport): PlanPage {
  const { total } = figures.emissions
  return {
    id: 'executive-summary',
    title: words('Executive Summary'),
    blocks: [
      {
        kind: 'figures',
        items: [
          { label: words('Waste recycled'), value: words('{{it}}', { it: { kg: figures.weightKg } }) },
          { label: words('Pickups'), value: words('{{it}}', { it: { number: figures.pickups } }) },
          { label: words('Net emissions'), value: words('{{it}}', { it: { tonnes: total.net } }) },
        ],
      },
      bullets(...findings),
      {
        kind: 'charts',
        charts: [
          {
            title: words('Collected by month'),
            figure: { kind: 'monthly', months: figures.months },
            alt: words('Bars of kilograms by month and type; {{weight}} in all', { weight: { kg: figures.weightKg } }),
          },
        ],
      },
      { kind: 'heading', words: words('What we recommend first') },
      bullets(...recommendations.slice(0, 2)),
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

export function findingsPage({ findings }: PlannedReport): PlanPage {
  return {
    id: 'findings',
    title: words('Findings'),
    blocks: [paragraph('What the weights of this period show:'), { kind: 'list', items: findings, isNumbered: true }],
  }
}

export function recommendationsPage({ recommendations }: PlannedReport): PlanPage {
  return {
    id: 'recommendations',
    title: words('Recommendations'),
    blocks: [
      paragraph('What would help most from here on:'),
      { kind: 'list', items: recommendations, isNumbered: true },
    ],
  }
}
