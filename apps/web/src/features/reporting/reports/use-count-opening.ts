import { useEffect } from 'react'
import { call } from '#lib/calls/api-client.ts'
import type { LinkEndpoints } from './shared-kinds.ts'

/**
 * Counts that the reader opened a share link, once it has shown its report. Only a browser that runs scripts does so;
 * programs that preview the link of a mail do not count. Nothing that the reader does depends on it, so a failure is
 * not shown.
 */
export function useCountOpening({ opening }: Pick<LinkEndpoints, 'opening'>, link: string | undefined): void {
  useEffect(() => {
    if (link !== undefined) call(opening, { params: { link } }).catch(() => undefined)
  }, [opening, link])
}
