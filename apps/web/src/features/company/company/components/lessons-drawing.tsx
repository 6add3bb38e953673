import { Drawing, fill } from '#components/drawings/drawing.tsx'

export function LessonsDrawing({ className }: { className?: string }) {
  return (
    <Drawing width={420} height={280} className={className}>
      <path d="M20 250C4 170 60 60 170 40s220 30 230 120c4 40-6 70-18 90Z" fill={fill.soft} stroke="none" />
      <rect x="110" y="44" width="220" height="124" rx="8" fill={fill.deep} />
      <g stroke="var(--draw-paper)">
        <path d="M140 92h34l-4 50h-26Zm-4-9h42v9h-42Z" />
        <path d="M203 92h34l-4 50h-26Zm-4-9h42v9h-42Z" />
        <path d="M266 92h34l-4 50h-26Zm-4-9h42v9h-42Z" />
        <path d="M136 64h90m16 0h30" opacity=".6" />
      </g>
      <path d="m150 168-16 82m156-82 16 82" strokeWidth="3" />
      <path d="m346 128-38-8" strokeWidth="3" />
      <circle cx="366" cy="106" r="16" fill={fill.paper} />
      <path d="M350 104c2-16 28-20 32 0-10-1-14-6-18-8-2 5-6 8-14 8Z" fill={fill.deep} />
      <path d="M342 250v-98c0-16 10-24 24-24s24 8 24 24v98Z" fill={fill.accent} />
      <path d="M356 160v34l-20-2" />
      <Listener x={70} paint={fill.mid} />
      <Listener x={190} paint={fill.paper} />
      <Listener x={262} paint={fill.mid} />
      <path d="M12 250h396" strokeWidth="2.5" />
    </Drawing>
  )
}

function Listener({ x, paint }: { x: number; paint: string }) {
  return (
    <>
      <path d={`M${x - 26} 250c0-26 8-38 26-38s26 12 26 38Z`} fill={paint} />
      <circle cx={x} cy="196" r="15" fill={fill.paper} />
      <path d={`M${x - 15} 196c-2-22 32-22 30 0-8-8-22-8-30 0Z`} fill={fill.deep} />
    </>
  )
}
