import { wasteTypes } from '@thant/contracts/materials/wastes'
import { describe, expect, test } from 'vitest'
import type { ChartFormat } from './chart-format.ts'
import { compositionOption } from './composition.ts'
import { monthlyWasteOption } from './monthly-waste.ts'
import { type Surface, wasteColor } from './palette.ts'
import { wasteBarsOption } from './waste-bars.ts'
import { wasteBubbles, wasteBubblesOption } from './waste-bubbles.ts'
import { wasteRadialOption } from './waste-radial.ts'
import { wasteTrendOption } from './waste-trend.ts'

describe.each<Surface>(['light', 'dark', 'paper'])('on %s', (surface) => {
  const format: ChartFormat = {
    surface,
    nameOf: (waste) => waste,
    monthOf: (month) => month,
    weightOf: (kg) => `${kg} kg`,
    amountOf: String,
    unit: 'kg',
    numberOf: String,
    percentOf: (percent) => `${percent}%`,
    totalName: 'Total',
  }
  const colors = wasteTypes.map((type) => wasteColor(type, surface))

  test('each waste type has its own colour', { tags: ['9-30'] }, () => {
    expect(new Set(colors).size).toBe(7)
  })

  test('every chart takes its colours from the palette', { tags: ['9-31', '9-32'] }, () => {
    const amounts = Object.fromEntries(wasteTypes.map((type) => [type, 1])) as Record<
      (typeof wasteTypes)[number],
      number
    >
    const figures = wasteTypes.map((name) => ({ name, quantity: 1 }))
    const months = [{ month: '2026-01', ...amounts }]
    const charts = [
      monthlyWasteOption({ months, format, layout: 'stacked' }),
      wasteTrendOption({ months, format }),
      compositionOption({ figures, format }),
      wasteRadialOption({ figures, format }),
      wasteBarsOption({ figures, format }),
      wasteBubblesOption({ bubbles: wasteBubbles(months), format, amounts: '' }),
    ]
    for (const color of colors) {
      for (const { series, media } of charts) expect(JSON.stringify([series, media])).toContain(color)
    }
  })
})
