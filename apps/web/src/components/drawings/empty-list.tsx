import { Drawing, fill } from './drawing.tsx'

export function EmptyListDrawing() {
  return (
    <Drawing width={200} height={150}>
      <ellipse cx="100" cy="132" rx="84" ry="8" fill={fill.soft} stroke="none" />
      <path d="M58 26h66l18 18v84H58Z" fill={fill.mid} stroke="none" transform="rotate(-7 100 76)" />
      <path d="M56 22h66l20 20v86H56Z" fill={fill.paper} />
      <path d="M122 22v20h20" fill={fill.soft} />
      <circle cx="72" cy="58" r="5" fill={fill.soft} />
      <circle cx="72" cy="80" r="5" fill={fill.soft} />
      <circle cx="72" cy="102" r="5" fill={fill.soft} />
      <path d="M86 58h40M86 80h28M86 102h34" />
      <path d="M150 128c-2-22 6-36 24-42 4 20-4 34-24 42Z" fill={fill.deep} />
      <path d="M150 130c3-14 9-24 18-34" stroke="var(--draw-paper)" strokeWidth="1.5" />
      <path d="M150 128c-1-12-7-19-18-22-1 12 5 19 18 22Z" fill={fill.accent} />
    </Drawing>
  )
}
