import { useDocumentVisibility } from '@mantine/hooks'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { readLabels } from './read-labels.ts'

export type CameraState = 'starting' | 'on' | 'refused' | 'missing' | 'unusable' | 'unread'

/** Films and reads labels while the video is on the page and the page is looked at. */
export function useLabelCamera(video: RefObject<HTMLVideoElement | null>, onText: (text: string) => void): CameraState {
  const [state, setState] = useState<CameraState>('starting')
  const isLookedAt = useDocumentVisibility() === 'visible'
  const report = useEffectEvent(onText)
  useEffect(() => {
    const element = video.current
    if (element === null || !isLookedAt) return
    const isOver = new AbortController()
    const change = (next: CameraState) => {
      if (!isOver.signal.aborted) setState(next)
    }
    change('starting')
    void film(element, (text) => report(text), { isOver: isOver.signal, change })
    return () => isOver.abort()
  }, [video, isLookedAt])
  return state
}

type Filming = { isOver: AbortSignal; change: (state: CameraState) => void }

async function film(video: HTMLVideoElement, onText: (text: string) => void, { isOver, change }: Filming) {
  try {
    const stream = await openCamera(isOver)
    if (isOver.aborted) return
    stream.getVideoTracks()[0]?.addEventListener('ended', () => change('unusable'))
    video.srcObject = stream
    await video.play()
    change('on')
    if (!(await readLabels(video, onText, isOver))) change('unread')
  } catch (error) {
    change(troubleOf(error))
  }
}

/** The one at the back of a phone. Whoever closed the dialog before it was allowed films nothing. */
async function openCamera(isOver: AbortSignal): Promise<MediaStream> {
  const facing = { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } }
  // Browsers have no cameras on pages without https.
  if (navigator.mediaDevices === undefined) throw new DOMException('no camera', 'NotFoundError')
  const stream = await navigator.mediaDevices.getUserMedia({ video: facing, audio: false })
  const close = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (isOver.aborted) close()
  else isOver.addEventListener('abort', close)
  return stream
}

function troubleOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'unusable'
}
