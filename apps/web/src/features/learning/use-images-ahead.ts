import { useEffect } from 'react'

/** Has the browser load pictures that are likely shown next. */
export function useImagesAhead(addresses: readonly string[]): void {
  const wanted = addresses.join('\n')
  useEffect(() => {
    for (const address of wanted.split('\n')) if (address !== '') new Image().src = address
  }, [wanted])
}
