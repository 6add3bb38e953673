import { useEffect, useRef } from 'react'
import { keyOf } from './key-of.ts'
import { areKeysOn } from './keys-setting.ts'

/** How long the second key of a pair may take. */
const pairMs = 1_500

/** Does something at a key; the name of a pair has both, such as `gp`. Returns false where the key does nothing. */
export type Keys = (key: string) => boolean

/** Listens to the keys of the page; the first of a pair is `g`. */
export function useKeys(press: Keys): void {
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    let pairUntil = 0
    const onKeyDown = (event: KeyboardEvent) => {
      const key = areKeysOn() ? keyOf(event) : undefined
      if (key === undefined) return
      const isSecond = event.timeStamp < pairUntil
      pairUntil = key === 'g' && !isSecond ? event.timeStamp + pairMs : 0
      if (latest.current(isSecond ? `g${key}` : key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
