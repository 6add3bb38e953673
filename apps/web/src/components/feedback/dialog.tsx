import type { ModalProps } from '@mantine/core'
import { lazy, Suspense, useEffect, useState } from 'react'

const load = () => import('./dialog-modal.tsx')
const DialogModal = lazy(load)

/** A dialog for a short decision or a few fields; loads its 30 kB of code only when it opens for the first time. */
export function Dialog(props: ModalProps) {
  const [wasOpened, setWasOpened] = useState(props.opened)
  if (props.opened && !wasOpened) setWasOpened(true)
  useEffect(loadWhenUsed, [])
  if (!wasOpened) return null
  return (
    <Suspense>
      <DialogModal {...props} />
    </Suspense>
  )
}

function loadWhenUsed(): () => void {
  const ahead = () => void load().catch(() => undefined)
  const uses = ['pointerdown', 'keydown'] as const
  for (const use of uses) window.addEventListener(use, ahead, { once: true })
  return () => {
    for (const use of uses) window.removeEventListener(use, ahead)
  }
}
