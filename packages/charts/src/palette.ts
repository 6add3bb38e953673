import type { WasteType } from '@thant/contracts/materials/wastes'

/** `paper` is the light scheme with patterns, which keep a grey print readable. */
export type Surface = 'light' | 'dark' | 'paper'

/**
 * The colours are distinguishable with each of the three kinds of colour blindness (docs/look.md 2) and are in the
 * contract's order.
 */
const light: Record<WasteType, string> = {
  Papers: '#1D57A5',
  Plastics: '#D18B12',
  Cans: '#B23A34',
  Glasses: '#2F9E8A',
  'E-waste': '#C65BB5',
  Organic: '#553A1A',
  Mixed: '#5E646B',
}

const dark: Record<WasteType, string> = {
  Papers: '#3B82D0',
  Plastics: '#F0C23A',
  Cans: '#EE837E',
  Glasses: '#A6E3D2',
  'E-waste': '#C79BDD',
  Organic: '#99702F',
  Mixed: '#707478',
}

export function wasteColor(name: WasteType, surface: Surface): string {
  return (surface === 'dark' ? dark : light)[name]
}

type Inks = { text: string; quiet: string; grid: string; card: string; border: string }

export function inks(surface: Surface): Inks {
  return surface === 'dark'
    ? { text: '#E6E8E4', quiet: '#A3A79F', grid: '#2E3032', card: '#27292B', border: '#3A3D3C' }
    : { text: '#1D201C', quiet: '#656B62', grid: '#E6E8E3', card: '#FFFFFF', border: '#DADCD6' }
}
