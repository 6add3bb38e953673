import { useEffect } from 'react'

/** Preloads pictures that are likely to be shown next. */
export function useImagePreload(addresses: readonly string[]): void {
  const wanted = addresses.join('\n')
  useEffect(() => {
    for (const address of wanted.split('\n')) if (address !== '') new Image().src = address
  }, [wanted])
}
