import { Drawing, fill } from '#components/drawings/drawing.tsx'

export function BatteryBoxDrawing({ className }: { className?: string }) {
  return (
    <Drawing width={240} height={200} className={className}>
      <ellipse cx="120" cy="184" rx="104" ry="10" fill={fill.soft} stroke="none" />
      <path d="M56 92h128v90H56Z" fill={fill.mid} />
      <path d="m56 92 16-18h96l16 18Z" fill={fill.paper} />
      <path d="M94 83h52" strokeWidth="4" />
      <path d="M108 164c-6-26 4-42 30-46 6 26-4 43-30 46Zm-4 8c6-18 14-30 26-40" fill={fill.paper} />
      <path d="M96 20h18v44H96Zm5-6h8v6h-8Z" fill={fill.accent} />
      <path d="M96 34h18" />
      <path d="m140 30 16-8 18 36-16 8Zm3-7 8-4 3 6-8 4Z" fill={fill.deep} />
      <path d="M30 182v-40h16v40Zm4-46h8v6h-8Z" fill={fill.deep} />
      <path d="M30 154h16" stroke="var(--draw-paper)" />
      <path d="M200 182v-34h14v34Zm3-39h8v5h-8Z" fill={fill.accent} />
    </Drawing>
  )
}
