import { Drawing, fill } from './drawing.tsx'

export function EmptyCalendarDrawing() {
  return (
    <Drawing width={200} height={150}>
      <ellipse cx="100" cy="134" rx="84" ry="8" fill={fill.soft} stroke="none" />
      <rect x="46" y="28" width="108" height="100" rx="8" fill={fill.paper} />
      <path d="M46 36a8 8 0 0 1 8-8h92a8 8 0 0 1 8 8v16H46Z" fill={fill.deep} />
      <path d="M72 20v16m56-16v16" strokeWidth="4" />
      <g stroke="none" fill={fill.soft}>
        <rect x="58" y="64" width="16" height="14" rx="3" />
        <rect x="81" y="64" width="16" height="14" rx="3" />
        <rect x="104" y="64" width="16" height="14" rx="3" />
        <rect x="127" y="64" width="16" height="14" rx="3" />
        <rect x="58" y="84" width="16" height="14" rx="3" />
        <rect x="104" y="84" width="16" height="14" rx="3" />
        <rect x="127" y="84" width="16" height="14" rx="3" />
        <rect x="58" y="104" width="16" height="14" rx="3" />
        <rect x="81" y="104" width="16" height="14" rx="3" />
      </g>
      <rect x="81" y="84" width="16" height="14" rx="3" fill={fill.accent} stroke="none" />
      <path d="M164 132c-8-18-4-34 10-46 10 16 6 32-10 46Z" fill={fill.mid} />
      <path d="M164 134c2-14 5-24 9-34" />
    </Drawing>
  )
}
