import { Drawing, fill } from './drawing.tsx'

export function EmptyChartDrawing() {
  return (
    <Drawing width={200} height={150}>
      <ellipse cx="100" cy="134" rx="84" ry="8" fill={fill.soft} stroke="none" />
      <path d="M38 24v104h126" />
      <rect x="54" y="88" width="20" height="40" rx="3" fill={fill.soft} />
      <rect x="84" y="64" width="20" height="64" rx="3" fill={fill.mid} />
      <rect x="114" y="78" width="20" height="50" rx="3" fill={fill.deep} />
      <path d="M46 74 88 44l34 14 40-30" strokeDasharray="1 7" />
      <circle cx="162" cy="28" r="7" fill={fill.accent} />
      <path d="M148 128c-2-16 4-27 18-32 4 15-3 26-18 32Z" fill={fill.mid} />
      <path d="M148 130c3-10 8-17 14-24" />
    </Drawing>
  )
}
