import type { ModalProps } from '@mantine/core'
import { lazy, Suspense, useEffect, useState } from 'react'

const load = () => import('./dialog-modal.tsx')
const DialogModal = lazy(load)

/** For a short decision or one or two fields. What draws it is 30 kB, loaded once somebody begins to use the page. */
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
