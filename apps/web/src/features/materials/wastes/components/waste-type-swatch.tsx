import { useComputedColorScheme } from '@mantine/core'
import { wasteColor } from '@thant/charts/palette'
import type { WasteType } from '@thant/contracts/materials/wastes'
import classes from './waste-type-badge.module.css'

/** A decorative swatch, hidden from screen readers; the type's name must be beside it. */
export function WasteTypeSwatch({ type }: { type: WasteType }) {
  const surface = useComputedColorScheme('light')
  return <span aria-hidden className={classes.swatch} style={{ background: wasteColor(type, surface) }} />
}
