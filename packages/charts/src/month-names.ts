import type { EChartsOption } from 'echarts'
import { nameInLines, roomOf } from './name-in-lines.ts'

type Media = NonNullable<EChartsOption['media']>

/** The widths from which more months may be named. */
const widths = [0, 200, 240, 280, 320, 360, 420, 480, 560, 640, 760, 900, 1_100, 1_400]
/** Years have twelve months, so these steps name the same months of each year. */
const steps = [1, 2, 3, 4, 6, 12, 24, 36, 60, 120]
const letterPx = 6.5
const gapPx = 12
/** What the axis of kilograms takes, and its name. */
const besidePx = { unnamed: 72, named: 104 }

/**
 * Names each month where there is room, and otherwise every second, third and so on, back from the last. `months` are the
 * names, with null for a gap. ECharts alone would leave out a name here and there.
 */
export function monthNames(months: ReadonlyArray<string | null>, besideIs: keyof typeof besidePx): Media {
  const named = months.flatMap((name, place) => (name === null ? [] : [place]))
  const lines = months.flatMap((name) => (name === null ? [] : nameInLines(name).split('\n')))
  const widest = Math.max(0, ...lines.map(roomOf)) * letterPx + gapPx
  return widths.map((minWidth, index) => {
    const next = widths[index + 1]
    const monthPx = Math.max(minWidth - besidePx[besideIs], 0) / months.length
    const step = steps.find((one) => one * monthPx >= widest) ?? named.length
    const isNamed = (place: number) =>
      months[place] === null ? step === 1 : (named.length - 1 - named.indexOf(place)) % step === 0
    return {
      query: { minWidth, ...(next !== undefined && { maxWidth: next - 1 }) },
      option: { xAxis: { axisLabel: { interval: isNamed } } },
    }
  })
}
