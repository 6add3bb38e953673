import type { SortedType } from '@thant/contracts/materials/wastes'

/** Lids have the colours of the waste types (docs/look.md 2). */
const lids: Record<SortedType, string> = {
  Papers: '#1D57A5',
  Plastics: '#D18B12',
  Cans: '#B23A34',
  Glasses: '#2F9E8A',
  'E-waste': '#C65BB5',
  Organic: '#553A1A',
}

export type BinShape = 'pedal' | 'wheeled' | 'container'

const line = '#123D2C'
const bodies: Record<BinShape, string> = {
  pedal: `<path d="M86 96h84l-8 108H94Z" fill="#12694A"/><path d="M108 118v64m20-64v64m20-64v64" opacity=".5"/>
    <path d="M104 204h48v10h-48Z" fill="#1B1F1C"/>`,
  wheeled: `<path d="M74 84h108l-14 122H88Z" fill="#12694A"/><path d="M104 108l6 76m18-76v76m24-76-6 76" opacity=".5"/>
    <circle cx="98" cy="208" r="14" fill="#F7F8F6"/><circle cx="158" cy="208" r="14" fill="#F7F8F6"/>`,
  container: `<path d="M34 92h188l-14 104H48Z" fill="#12694A"/><path d="M76 112l4 62m32-62v62m32-62v62m36-62-4 62" opacity=".5"/>
    <circle cx="66" cy="206" r="12" fill="#F7F8F6"/><circle cx="190" cy="206" r="12" fill="#F7F8F6"/>`,
}
const covers: Record<BinShape, string> = {
  pedal: 'M78 96c0-22 20-36 50-36s50 14 50 36Z',
  wheeled: 'M64 84l10-24h108l10 24Z',
  container: 'M24 92c10-26 40-40 104-40s94 14 104 40Z',
}

export function drawBin(wasteType: SortedType, shape: BinShape): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">
    <rect width="256" height="256" fill="#E6F1EA"/><ellipse cx="128" cy="220" rx="96" ry="10" fill="#CFE3D6"/>
    <g fill="none" stroke="${line}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">
    ${bodies[shape]}<path d="${covers[shape]}" fill="${lids[wasteType]}"/></g></svg>`
}
