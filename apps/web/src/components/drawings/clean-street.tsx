import { Drawing, fill } from './drawing.tsx'

export function CleanStreetDrawing({ className }: { className?: string }) {
  return (
    <Drawing width={580} height={400} className={className}>
      <Sky />
      <City />
      <Truck />
      <Sweeper />
      <Bins />
      <path d="M24 340h536" strokeWidth="2.5" />
      <path d="M60 356h70m40 0h30m70 0h90m60 0h40" strokeWidth="2" opacity=".35" />
    </Drawing>
  )
}

function Sky() {
  return (
    <>
      <path
        d="M40 340C10 250 60 130 170 96c70-22 110-66 200-52 110 18 186 120 160 296Z"
        fill={fill.soft}
        stroke="none"
      />
      <circle cx="446" cy="120" r="34" fill={fill.accent} stroke="none" />
      <path d="M316 96c8-8 16-8 22 0 8-8 16-8 22 0M284 134c6-6 11-6 16 0 6-6 11-6 16 0" strokeWidth="1.8" />
    </>
  )
}

function City() {
  return (
    <>
      <g fill={fill.mid} stroke="none" opacity=".75">
        <path d="M166 340V246c30-6 44-26 52-60 5-20 8-44 12-78 4 34 7 58 12 78 8 34 22 54 52 60v94Z" />
        <path d="M356 340V178h54v162Zm62 0V214h42v126Zm78 0v-96h38v96Z" />
      </g>
      <g stroke="var(--draw-soft)" strokeWidth="3">
        <path d="M370 198h8m10 0h8m-26 20h8m10 0h8m-26 20h8m10 0h8M430 234h6m8 0h6m-20 20h6m8 0h6M508 262h5m7 0h5m-17 18h5m7 0h5" />
        <path d="M200 230h60m-48-18h36m-30-18h24m-18-18h12" strokeWidth="2" />
      </g>
      <path d="M230 108V94" strokeWidth="2.5" />
      <path d="M66 340v-46" strokeWidth="3" />
      <path d="M66 300c-26 0-36-18-32-38 4-22 22-34 34-52 10 20 30 30 32 54 2 20-10 36-34 36Z" fill={fill.deep} />
      <path d="M66 304v-54m0 30 14-14m-14 0-12-12" stroke="var(--draw-soft)" />
    </>
  )
}

function Truck() {
  return (
    <>
      <path d="M118 232h150a8 8 0 0 1 8 8v78H110v-78a8 8 0 0 1 8-8Z" fill={fill.deep} />
      <path d="M134 250v50m22-50v50m74-50v50m22-50v50" stroke="var(--draw-mid)" opacity=".6" />
      <path d="M180 292c-3-24 6-38 32-40 2 25-9 40-32 40Z" fill={fill.paper} stroke="none" />
      <path d="M176 300c5-16 12-27 24-36" stroke="var(--draw-deep)" />
      <path d="M276 258h36c6 0 10 2 13 8l15 28c2 4 3 7 3 11v13h-67Z" fill={fill.paper} />
      <path d="M288 268h22c4 0 6 1 8 5l10 19h-40Z" fill={fill.soft} />
      <path d="M288 304h10m32 2h13" />
      <path d="M104 318h242v8H104Z" fill={fill.mid} />
      <Wheel x={150} />
      <Wheel x={308} />
    </>
  )
}

function Wheel({ x }: { x: number }) {
  return (
    <>
      <circle cx={x} cy="322" r="19" fill={fill.paper} strokeWidth="5" />
      <circle cx={x} cy="322" r="5" fill={fill.mid} />
    </>
  )
}

function Sweeper() {
  return (
    <>
      <path d="m424 262-58 66" strokeWidth="3" />
      <path d="m370 316-24 24h34l6-12Z" fill={fill.accent} />
      <path d="m358 337 10-11m2 12 6-9" strokeWidth="1.5" />
      <path d="M398 340c-2-20-1-36 2-50h30c4 16 5 30 4 50Z" fill={fill.mid} />
      <path d="M414 294v42" strokeWidth="1.5" />
      <path d="M398 292c-2-22 2-36 10-41h16c9 6 12 20 11 41Z" fill={fill.deep} />
      <circle cx="415" cy="237" r="11" fill={fill.paper} />
      <path d="M392 235c11-4 17-12 23-21 6 9 12 17 23 21Z" fill={fill.accent} />
      <path d="m404 262-6 26m28-26 3 18-12 8" stroke="var(--draw-mid)" strokeWidth="5" />
      <circle cx="397" cy="291" r="4" fill={fill.paper} />
      <circle cx="414" cy="273" r="4" fill={fill.paper} />
    </>
  )
}

function Bins() {
  return (
    <>
      <Bin x={466} paint={fill.paper} />
      <Bin x={500} paint={fill.mid} />
      <Bin x={534} paint={fill.deep} />
    </>
  )
}

function Bin({ x, paint }: { x: number; paint: string }) {
  return (
    <>
      <path d={`M${x - 14} 296h28l-3 44h-22Z`} fill={paint} />
      <path d={`M${x - 16} 288h32v8h-32Z`} fill={paint} />
      <path d={`M${x - 5} 288v-4h10v4`} />
      <path d={`M${x - 5} 306v22m10-22v22`} strokeWidth="1.5" opacity=".7" />
    </>
  )
}
