import { Stack } from '@mantine/core'
import { roadPaths } from '@thant/contracts/road-paths'
import type { TodaysPickup } from '@thant/contracts/service/pickups'
import { useRef, useState } from 'react'
import { generatePath, useNavigate } from 'react-router'
import { codeOnLabel } from '../label-code.ts'
import { stopOfBin } from '../stop-of-bin.ts'
import { BinElsewhere } from './bin-elsewhere.tsx'
import { LabelCamera } from './label-camera.tsx'
import { TypedCode } from './typed-code.tsx'

/** Finds today's stop of a bin on the phone alone, by the camera or by the code that is typed. */
export function FindByLabel({ pickups }: { pickups: readonly TodaysPickup[] }) {
  const navigate = useNavigate()
  /** What was read last and opens no stop: the code of a bin, or null for another QR code. */
  const [elsewhere, setElsewhere] = useState<string | null>()
  /** The camera sees a label many times, and each time would begin anew to open its stop. */
  const isLeaving = useRef(false)
  const find = (code: string) => {
    const stop = stopOfBin(pickups, code)
    if (isLeaving.current) return
    if (stop === undefined) return setElsewhere(code)
    isLeaving.current = true
    void navigate(generatePath(roadPaths.driverPickup, { id: stop._id }))
  }
  const read = (text: string) => {
    const code = codeOnLabel(text)
    if (code === undefined) setElsewhere(null)
    else find(code)
  }
  return (
    <Stack gap="md">
      <LabelCamera onText={read} />
      <div role="status">{elsewhere !== undefined && <BinElsewhere code={elsewhere} />}</div>
      <TypedCode onCode={find} />
    </Stack>
  )
}
