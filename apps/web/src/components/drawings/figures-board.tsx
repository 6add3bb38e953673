import { Drawing, fill } from './drawing.tsx'

export function FiguresBoardDrawing({ className }: { className?: string }) {
  return (
    <Drawing width={460} height={300} className={className}>
      <path d="M16 262C0 180 40 70 150 36s250 0 286 96c18 50 8 100-6 130Z" fill={fill.soft} stroke="none" />
      <rect x="60" y="48" width="340" height="214" rx="12" fill={fill.paper} />
      <path d="M60 78h340" />
      <path d="M76 63h6m8 0h6m8 0h6" strokeWidth="4" stroke="var(--draw-mid)" />
      <rect x="80" y="96" width="92" height="46" rx="6" fill={fill.soft} />
      <rect x="184" y="96" width="92" height="46" rx="6" fill={fill.soft} />
      <rect x="288" y="96" width="92" height="46" rx="6" fill={fill.soft} />
      <path d="M92 112h30m-30 14h52m64-14h26m-26 14h44m60-14h34m-34 14h50" strokeWidth="3" />
      <path d="M80 242h196" />
      <path d="M92 242v-38h18v38Zm60 0v-64h18v64Zm60 0v-50h18v50Z" fill={fill.deep} />
      <path d="M112 242v-22h18v22Zm60 0v-40h18v40Zm60 0v-72h18v72Z" fill={fill.mid} />
      <circle cx="334" cy="202" r="40" fill={fill.mid} />
      <path d="M334 202v-40a40 40 0 0 1 38 52Z" fill={fill.deep} />
      <path d="m334 202 38 12a40 40 0 0 1-26 26Z" fill={fill.accent} />
      <circle cx="334" cy="202" r="18" fill={fill.paper} />
      <path d="M8 262h444" strokeWidth="2.5" />
    </Drawing>
  )
}
