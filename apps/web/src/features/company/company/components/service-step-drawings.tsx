import { Drawing, fill } from '#components/drawings/drawing.tsx'

export function SortDrawing() {
  return (
    <Drawing width={120} height={88}>
      <ellipse cx="60" cy="80" rx="52" ry="6" fill={fill.soft} stroke="none" />
      <path d="M14 40h26l-3 40H17Z" fill={fill.paper} />
      <path d="M11 33h32v7H11Z" fill={fill.paper} />
      <path d="M47 40h26l-3 40H50Z" fill={fill.mid} />
      <path d="M44 33h32v7H44Z" fill={fill.mid} />
      <path d="M80 40h26l-3 40H83Z" fill={fill.deep} />
      <path d="M77 33h32v7H77Z" fill={fill.deep} />
      <path d="M20 8h14v16H20Zm3 5h8m-8 5h5" fill={fill.paper} />
      <path d="M56 6h8v4l3 4v12H53V14l3-4Z" fill={fill.accent} />
      <path d="M86 24c-2-10 3-17 14-19 2 11-3 18-14 19Zm0 2c3-7 6-11 10-14" fill={fill.mid} />
    </Drawing>
  )
}

export function CollectDrawing() {
  return (
    <Drawing width={120} height={88}>
      <ellipse cx="60" cy="80" rx="54" ry="6" fill={fill.soft} stroke="none" />
      <path d="M14 26h58a5 5 0 0 1 5 5v38H9V31a5 5 0 0 1 5-5Z" fill={fill.deep} />
      <path d="M77 40h16c4 0 6 1 8 5l8 14v10H77Z" fill={fill.paper} />
      <path d="M83 46h10l7 12H83Z" fill={fill.soft} />
      <circle cx="28" cy="71" r="9" fill={fill.paper} strokeWidth="4" />
      <circle cx="90" cy="71" r="9" fill={fill.paper} strokeWidth="4" />
      <path d="M36 56c-2-13 3-20 17-21 2 13-4 20-17 21Z" fill={fill.paper} stroke="none" />
      <circle cx="92" cy="18" r="12" fill={fill.accent} />
      <path d="M92 11v7l5 3" />
    </Drawing>
  )
}

export function WeighDrawing() {
  return (
    <Drawing width={120} height={88}>
      <ellipse cx="60" cy="80" rx="48" ry="6" fill={fill.soft} stroke="none" />
      <path d="M28 46h64l6 34H22Z" fill={fill.mid} />
      <path d="M20 38h80v8H20Z" fill={fill.deep} />
      <circle cx="60" cy="62" r="12" fill={fill.paper} />
      <path d="m60 62 6-7" strokeWidth="2.5" />
      <path d="M34 38V16h22v22Z" fill={fill.accent} />
      <path d="M40 16v8h10v-8" />
      <path d="M62 38V22h24v16Z" fill={fill.paper} />
      <path d="M67 28h14m-14 5h9" strokeWidth="1.5" />
    </Drawing>
  )
}

export function RecycleDrawing() {
  return (
    <Drawing width={120} height={88}>
      <ellipse cx="60" cy="80" rx="48" ry="6" fill={fill.soft} stroke="none" />
      <path d="M32 34a30 30 0 0 1 50-8" strokeWidth="5" stroke="var(--draw-deep)" />
      <path d="m86 14-2 15-14-4Z" fill={fill.deep} />
      <path d="M90 46a30 30 0 0 1-54 14" strokeWidth="5" stroke="var(--draw-mid)" />
      <path d="m30 74 3-16 14 6Z" fill={fill.mid} />
      <path d="M50 58c-4-18 3-30 22-33 4 19-3 31-22 33Z" fill={fill.paper} />
      <path d="M48 64c4-13 10-22 18-30" />
      <path d="M48 60c-2-9-7-14-14-15-1 9 4 15 14 15Z" fill={fill.accent} />
    </Drawing>
  )
}
