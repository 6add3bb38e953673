import { wasteTypes } from '@thant/contracts/materials/wastes'
import { createI18n } from '@thant/i18n/create-i18n'
import { createFormat } from '@thant/i18n/format'
import { burmese } from '@thant/i18n/my'
import { type EChartsOption, init, setPlatformAPI } from 'echarts'
import { describe, expect, it, test } from 'vitest'
import { compositionOption } from './composition.ts'
import { createPlanChartFormat } from './create-chart-format.ts'
import { monthlyWasteOption } from './monthly-waste.ts'
import { wasteBubbles, wasteBubblesOption } from './waste-bubbles.ts'
import { wasteTrendOption } from './waste-trend.ts'

const i18n = createI18n({ language: 'en', burmese })
const languages = ['en', 'my'] as const
type Language = (typeof languages)[number]

function formatIn(language: Language) {
  const t = i18n.getFixedT(language)
  const format = createFormat({ language, timeZone: 'Asia/Yangon', timeFormat: '24h' }, t)
  return createPlanChartFormat({ surface: 'light', format, t })
}

const figures = { Papers: 9_000, Plastics: 4_100, Cans: 1_000, Glasses: 2_060, 'E-waste': 60, Organic: 10_400 }
const monthsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const month = `${2024 + Math.floor((index + 4) / 12)}-${String(1 + ((index + 4) % 12)).padStart(2, '0')}`
    return { month, ...figures }
  })

type Box = { left: number; right: number; top: number; bottom: number }
type Drawn = { texts: Array<Box & { text: string }>; circles: Box[] }

/** Without a browser no text is measured. */
function widthOf(text = ''): number {
  const letters = [...new Intl.Segmenter('my').segment(text)]
  return letters.reduce((sum, { segment }) => sum + (segment > '\u1000' ? 8 : 6), 0)
}
setPlatformAPI({ measureText: (text) => ({ width: widthOf(text) }) })

/** Where texts and circles are. */
function draw(option: EChartsOption, width: number, height = 300): Drawn {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  chart.setOption(option)
  const svg = chart.renderToSVGString()
  chart.dispose()
  const placeOf = (attributes: string) => {
    const [, x = '0', y = '0'] = /translate\((\S+) (\S+)\)/.exec(attributes) ?? []
    const number = (name: string) => Number(new RegExp(` ${name}="([^"]+)"`).exec(attributes)?.[1] ?? 0)
    return [Number(x) + number('x'), Number(y) + number('y')] as const
  }
  const texts = [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', text = '']) => {
    const [x, y] = placeOf(attributes)
    const wide = widthOf(text)
    const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1] ?? 'start'
    const left = x - { start: 0, middle: wide / 2, end: wide }[anchor as 'start']
    return { text, left, right: left + wide, top: y - 7, bottom: y + 7 }
  })
  const circles = [
    ...svg.matchAll(/<path d="M1 0A1 1[^"]*" transform="matrix\(([\d.]+),0,0,[\d.]+,([\d.]+),([\d.]+)\)/g),
  ].map(([, radius, x, y]) => ({
    left: Number(x) - Number(radius),
    right: Number(x) + Number(radius),
    top: Number(y) - Number(radius),
    bottom: Number(y) + Number(radius),
  }))
  return { texts, circles }
}

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

describe.each(languages)('the axis of months (%s)', (language) => {
  const format = formatIn(language)
  const charts = [
    wasteTrendOption,
    (chart: Parameters<typeof wasteTrendOption>[0]) => monthlyWasteOption({ ...chart, layout: 'stacked' }),
  ]

  it.each([2, 3, 7, 12, 13, 14, 31, 60])('names each of %i months or skips regularly, back from the last', (count) => {
    const months = monthsOf(count)
    const names = months.map(({ month }) => format.monthOf(month).replaceAll(' ', ''))
    for (const option of charts) {
      for (const width of [280, 296, 328, 420, 560, 616, 900, 1_100]) {
        const { texts } = draw(option({ months, format }), width)
        const said = `${count} months in ${width} px`
        // A name may have two lines, which stand below each other.
        const columns = Map.groupBy(texts, ({ left, right }) => Math.round((left + right) / 2))
        const named = [...columns.values()]
          .map((lines) =>
            names.indexOf(
              lines
                .map(({ text }) => text)
                .join('')
                .replaceAll(' ', ''),
            ),
          )
          .filter((index) => index >= 0)
          .toSorted((one, other) => one - other)
        const steps = new Set(named.slice(1).map((index, place) => index - (named[place] ?? 0)))
        expect([named.at(-1), steps.size <= 1], `${said}: ${named}`).toEqual([count - 1, true])
        expect(named.length, said).toBeGreaterThan(Math.min(count, 2) - 1)
        expect(
          texts.some((one) => texts.some((other) => other.text > one.text && meet(one, other))),
          said,
        ).toBe(false)
        expect(Math.max(...texts.map(({ right }) => right)), said).toBeLessThan(width + 4)
        if (count * 90 < width - 200) expect(named, said).toHaveLength(count)
      }
    }
  })
})

describe('the marks of a trend', () => {
  const marksIn = (count: number, width: number, surface: 'light' | 'paper' = 'light') =>
    draw(
      wasteTrendOption({ months: monthsOf(count), types: ['Papers'], format: { ...formatIn('en'), surface } }),
      width,
    ).circles

  it('stand on every month of a year, however narrow the chart is', () => {
    for (const width of [280, 560]) expect(marksIn(12, width)).toHaveLength(12)
  })

  it('are left out where there are more months, on screens and on paper', () => {
    for (const surface of ['light', 'paper'] as const) expect(marksIn(13, 560, surface)).toEqual([])
  })

  it('stay at the months that no line leads to, and there alone', () => {
    const months = [...monthsOf(14), { month: '2026-01', ...figures }]
    for (const surface of ['light', 'paper'] as const) {
      const format = { ...formatIn('en'), surface }
      expect(draw(wasteTrendOption({ months, types: ['Papers'], format }), 560).circles).toHaveLength(1)
    }
  })
})

test.each(languages)(
  'the names of bubbles lie beside them and each other, in charts of every width (%s)',
  (language) => {
    const format = formatIn(language)
    const bubbles = wasteBubbles(monthsOf(3))
    for (const width of [280, 296, 328, 420, 560, 620, 700]) {
      const { texts, circles } = draw(wasteBubblesOption({ bubbles, format, amounts: 'kg' }), width)
      expect(circles, `${width} px`).toHaveLength(6)
      const named = texts.filter(({ text }) => /[A-Za-z\u1000-\u103F]{2}/.test(text))
      expect(named.length, `${width} px`).toBeGreaterThanOrEqual(6)
      for (const name of named) {
        const other = texts.find((one) => one !== name && meet(one, name))
        const circle = circles.find((one) => meet(one, name))
        expect([name.text, other?.text, circle], `${width} px`).toEqual([name.text, undefined, undefined])
      }
    }
  },
)

describe.each(languages)('the names at a ring (%s)', (language) => {
  const format = { ...formatIn(language), surface: 'paper' as const }
  const sizes = [
    [616, 400],
    [616, 300],
    [616, 196],
    [616, 150],
    [300, 220],
  ] as const

  it.each([[[91.5, 6.4, 2.2]], [[91, 7.3, 1.7]], [[61.3, 38.7]], [[88, 10, 2]], [[70, 24, 3, 1.5, 1, 0.5]]])(
    'lie beside it and each other where the parts are %j',
    (shares) => {
      const parts = shares.map((quantity, index) => ({ name: wasteTypes[index] ?? 'Papers', quantity }))
      for (const [width, height] of sizes) {
        const { texts } = draw(compositionOption({ figures: parts, format }), width, height)
        const named = texts.filter(({ left, right }) => right < width / 2 - 4 || left > width / 2 + 4)
        const radius = (Math.min(width, height) / 2) * 0.69
        for (const name of named) {
          const [x, y] = [
            Math.max(name.left, Math.min(name.right, width / 2)),
            Math.max(name.top, Math.min(name.bottom, height / 2)),
          ]
          const distance = Math.hypot(x - width / 2, y - height / 2)
          const other = texts.find((one) => one !== name && meet(one, name))
          expect([name.text, other?.text, distance > radius], `${width} x ${height}`).toEqual([
            name.text,
            undefined,
            true,
          ])
        }
      }
    },
  )
})
