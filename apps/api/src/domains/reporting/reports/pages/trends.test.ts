import type { WasteType } from '@thant/contracts/materials/wastes'
import { describe, expect, it } from 'vitest'
import { plannedReportOf } from '../../../../../test/records/planned-reports.ts'
import type { PlannedReport } from '../planned-report.ts'
import { comparisonBlocks, typesCompared } from './comparison.ts'
import { quarterPages } from './quarter.ts'
import { trendPages } from './trends.ts'

const kindsOf = (page: { blocks: Array<{ kind: string }> } | undefined) => page?.blocks.map(({ kind }) => kind)

describe('the trends of a report', () => {
  it('have the figures and a table below a chart that is alone on its page', { tags: ['11.8-05'] }, () => {
    const [four, one, ...others] = trendPages(plannedReportOf(['Papers', 'Plastics', 'Cans', 'Glasses', 'Organic']))
    expect(kindsOf(four)).toEqual(['charts', 'note'])
    expect(kindsOf(one)).toEqual(['charts', 'figures', 'table', 'note'])
    expect(others).toEqual([])
    // A report of one quarter has its months; nothing is compared with the empty February.
    expect(one?.blocks[2]).toMatchObject({
      columns: [{ head: { text: 'Month' } }, {}, {}, {}],
      rows: [
        [{ month: '2026-01' }, { kg: 10 }, { percent: 20 }, '–'],
        [{ month: '2026-02' }, { kg: 0 }, { percent: 0 }, { change: -100 }],
        [{ month: '2026-03' }, { kg: 20 }, { percent: 20 }, '–'],
      ],
    })
  })

  it('are compared by quarter, except with quarters that were left out or are in progress', {
    tags: ['11.8-05'],
  }, () => {
    const report = plannedReportOf(['Papers'])
    const [only] = report.quarters
    const quarter = (ordinal: 1 | 2 | 3 | 4, firstMonth: string, isInProgress = false) => ({
      ...only,
      label: '',
      ordinal,
      firstMonth,
      months: [firstMonth],
      isInProgress,
    })
    const quarters = [quarter(1, '2026-01'), quarter(2, '2026-02'), quarter(4, '2026-08'), quarter(1, '2026-11', true)]
    const months = [8, 10, 30, 1].map((kg, index) => ({
      ...(report.figures.months[1] ?? report.figures.months[0]),
      month: quarters[index]?.firstMonth ?? '',
      Papers: kg,
    })) as typeof report.figures.months
    const name = (ordinal: 1 | 2 | 3 | 4) => ({ ordinal, year: 2026 })
    const [page] = trendPages({
      ...report,
      quarters,
      period: [
        { first: name(1), last: name(2) },
        { first: name(4), last: name(1) },
      ],
      figures: { ...report.figures, months },
    })
    const table = page?.blocks.find((block) => block.kind === 'table')
    expect(table?.rows.map(([, kg, , change]) => [kg, change])).toEqual([
      [{ kg: 8 }, '–'],
      [{ kg: 10 }, { change: 25 }],
      [{ kg: 30 }, '–'],
      [{ kg: 1 }, '–'],
    ])
  })

  it('have one scale beside each other, except types under 5% of it, which say that they have their own', {
    tags: ['11.8-05'],
  }, () => {
    const report = plannedReportOf(['Papers', 'E-waste', 'Cans'])
    const kilograms = { 'E-waste': 0.9, Cans: 1 }
    const months = report.figures.months.map((month) => ({ ...month, ...(month.Papers > 0 && kilograms) }))
    const [page] = trendPages({ ...report, figures: { ...report.figures, months } })
    const charts = page?.blocks.flatMap((block) => (block.kind === 'charts' ? block.charts : [])) ?? []
    const scales = charts.map(({ data, note }) => [
      data.kind === 'trend' && [data.types[0], data.largestKg],
      note !== undefined,
    ])
    expect(scales).toEqual([
      [['Papers', 20], false],
      [['Cans', 20], false],
      [['E-waste', 0.9], true],
    ])
  })

  it('of one month are no line, but a sentence and the weights', { tags: ['11.8-05'] }, () => {
    const pagesOf = (types: WasteType[]) => {
      const report = plannedReportOf(types)
      return trendPages({ ...report, figures: { ...report.figures, months: report.figures.months.slice(0, 1) } })
    }
    expect(kindsOf(pagesOf(['Papers', 'Cans'])[0])).toEqual(['paragraph', 'table', 'note'])
    expect(kindsOf(pagesOf(['Papers'])[0])).toEqual(['paragraph', 'figures', 'table', 'note'])
  })
})

it('draws no chart of a month without pickups, and says that there were none', { tags: ['11.8-06'] }, () => {
  const report = plannedReportOf(['Papers'])
  const pages = report.quarters.flatMap((quarter) => quarterPages(quarter, report))
  for (const { blocks } of pages) {
    const charts = blocks.flatMap((block) => (block.kind === 'charts' ? block.charts : []))
    expect(charts).toHaveLength(2)
    expect(blocks).toContainEqual({
      kind: 'note',
      message: { text: 'There was no waste pickup in {{months}}.', values: { months: { months: ['2026-02'] } } },
    })
  }
})

describe('the comparison of a report', () => {
  const rowsOf = (report: PlannedReport) => comparisonBlocks(report).find((block) => block.kind === 'table')?.rows ?? []
  const report = plannedReportOf(['Papers'])
  const { before } = report.figures.comparison

  it('has the change from whole months alone', { tags: ['11.8-03'] }, () => {
    expect(rowsOf(report).map(([, months, kg, , change]) => [months, kg, change])).toEqual([
      [{ monthSpan: { from: '2026-01', to: '2026-03' } }, { kg: 30 }, '–'],
      [{ monthSpan: { from: '2025-11', to: '2025-12' } }, { kg: 20 }, { change: 50 }],
      [{ monthSpan: { from: '2025-01', to: '2025-03' } }, { kg: 20 }, '–'],
    ])
  })

  it('has each type beside what was collected of it before', { tags: ['11.8-03'] }, () => {
    expect(typesCompared(report.figures)).toMatchObject([
      { rows: [[{ type: 'Papers' }, { kg: 20 }, { kg: 30 }, { change: 50 }, { percent: 80 }]] },
    ])
    expect(typesCompared({ ...report.figures, comparison: { before: null, yearAgo: null } })).toEqual([])
  })

  it('has the same months once', { tags: ['11.8-03'] }, () => {
    const rows = rowsOf({ ...report, figures: { ...report.figures, comparison: { before, yearAgo: before } } })
    expect(rows).toHaveLength(2)
  })
})
