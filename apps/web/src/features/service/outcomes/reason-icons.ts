import {
  IconAlertTriangle,
  IconBarrierBlock,
  IconBiohazard,
  IconCar,
  IconCircleDashed,
  IconClockOff,
  IconDots,
  IconEngineOff,
  IconHandStop,
  IconLock,
  IconPackage,
  IconRipple,
  IconTrashOff,
  IconTrashX,
  IconUserOff,
  IconWeight,
} from '@tabler/icons-react'
import type { RecordedCode } from '@thant/contracts/service/outcome-reasons'
import type { ComponentType } from 'react'

type Icon = ComponentType<{ size: number; 'aria-hidden': true }>

/** A picture for each reason, for who looks rather than reads. */
export const reasonIcons: Record<RecordedCode, Icon> = {
  'not-out': IconTrashOff,
  'wrong-container': IconPackage,
  contaminated: IconBiohazard,
  'too-full': IconTrashX,
  'too-heavy': IconWeight,
  'gate-locked': IconLock,
  'vehicle-in-the-way': IconCar,
  'nobody-there': IconUserOff,
  'road-closed': IconBarrierBlock,
  flooded: IconRipple,
  unsafe: IconAlertTriangle,
  'nothing-to-collect': IconCircleDashed,
  refused: IconHandStop,
  'vehicle-broke-down': IconEngineOff,
  'out-of-time': IconClockOff,
  other: IconDots,
}
