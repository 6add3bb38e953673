import type { TooltipComponentOption } from 'echarts'
import type { ChartFormat } from './chart-format.ts'
import type { inks } from './palette.ts'

type Ink = ReturnType<typeof inks>
type Part = { seriesName?: string; name: string; color?: unknown; value?: unknown }

/** Lists all series under the pointer, the largest value first; where they are parts of a whole, `total` names it. */
export function tooltipTable(ink: Ink, format: ChartFormat, total?: string): TooltipComponentOption {
  return {
    ...tooltipBox(ink),
    formatter: (hovered) => {
      const parts = (Array.isArray(hovered) ? hovered : [hovered]) as Part[]
      const known = parts.filter(({ value }) => typeof value === 'number')
      const lines = known
        .toSorted((one, other) => Number(other.value) - Number(one.value))
        .map((part) => line(part.color, part.seriesName ?? part.name, format.weightOf(Number(part.value))))
      if (total !== undefined && known.length > 1) {
        const sum = known.reduce((before, { value }) => before + Number(value), 0)
        lines.push(`<strong>${line('transparent', total, format.weightOf(sum))}</strong>`)
      }
      return `<strong>${escaped(parts[0]?.name ?? '')}</strong>${lines.join('')}`
    },
  }
}

export function tooltipLine(ink: Ink, format: ChartFormat, total: number): TooltipComponentOption {
  return {
    ...tooltipBox(ink),
    formatter: (hovered) => {
      const { color, name, value } = (Array.isArray(hovered) ? hovered[0] : hovered) as Part
      const share = format.percentOf((Number(value) / total) * 100)
      return line(color, name, `${format.weightOf(Number(value))} (${share})`)
    },
  }
}

export function tooltipBox(ink: Ink): TooltipComponentOption {
  return {
    backgroundColor: ink.card,
    borderColor: ink.border,
    borderWidth: 1,
    padding: [8, 12],
    textStyle: { color: ink.text, fontSize: 13 },
    transitionDuration: 0,
    confine: true,
  }
}

function line(color: unknown, name: string, text: string): string {
  const dot = `<span style="flex:none;width:10px;height:10px;border-radius:3px;background:${String(color)}"></span>`
  const format = `<span style="flex:1">${escaped(name)}</span><span>${escaped(text)}</span>`
  return `<div style="display:flex;align-items:center;gap:8px;min-width:160px;margin-top:4px">${dot}${format}</div>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
