import { useComputedColorScheme } from '@mantine/core'
import {
  IconBottle,
  IconCup,
  IconDeviceLaptop,
  IconGlassFull,
  IconLeaf,
  IconNews,
  IconTrash,
} from '@tabler/icons-react'
import { wasteColor } from '@thant/charts/palette'
import type { WasteType } from '@thant/contracts/materials/wastes'
import type { ComponentType } from 'react'
import classes from './waste-type-picture.module.css'

const pictures: Record<WasteType, ComponentType<{ size: number; color: string }>> = {
  Papers: IconNews,
  Plastics: IconBottle,
  Cans: IconCup,
  Glasses: IconGlassFull,
  'E-waste': IconDeviceLaptop,
  Organic: IconLeaf,
  Mixed: IconTrash,
}

/** A large picture of a waste type for who looks rather than reads; its name must be beside it. */
export function WasteTypePicture({ type }: { type: WasteType }) {
  const surface = useComputedColorScheme('light')
  const Picture = pictures[type]
  return (
    <span aria-hidden className={classes.picture}>
      <Picture size={30} color={wasteColor(type, surface)} />
    </span>
  )
}
