import { Drawing, fill } from './drawing.tsx'

export function TippedBinDrawing() {
  return (
    <Drawing width={280} height={190}>
      <ellipse cx="140" cy="164" rx="124" ry="12" fill={fill.soft} stroke="none" />
      <path d="m68 84 88-22 22 88-70 14Z" fill={fill.deep} />
      <path d="m78 100 72-17m-66 36 72-16m-66 36 74-16" stroke="var(--draw-paper)" strokeWidth="1.5" opacity=".55" />
      <path d="m60 74 92-24 6 20-92 24Z" fill={fill.mid} />
      <path d="m100 57 3-9 18-5 7 7" />
      <circle cx="102" cy="160" r="9" fill={fill.paper} />
      <circle cx="102" cy="160" r="2.5" />
      <path d="m190 150 30-12 10 22-32 6Z" fill={fill.paper} />
      <path d="m200 154 16-5m-13 11 18-4" strokeWidth="1.5" />
      <path d="M236 164v-18h14v18Z" fill={fill.accent} />
      <path d="M236 150h14" strokeWidth="1.5" />
      <path d="M30 164c-4-20 2-34 18-42 7 18 1 33-18 42Z" fill={fill.mid} />
      <path d="M30 166c3-13 8-23 14-32" />
      <path d="M186 40c6 6 6 12 0 18m14-26c11 11 11 23 0 34" strokeWidth="1.5" opacity=".6" />
    </Drawing>
  )
}
