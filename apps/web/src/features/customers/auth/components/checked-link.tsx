import { Skeleton, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { DeadLink } from './dead-link.tsx'

type CheckedLinkProps = {
  check: { isPending: boolean; error: unknown }
  newLinkHref?: string
  /** What to do where the link does not work. */
  hint?: ReactNode
  /** The form for which the link is good. */
  children: ReactNode
}

/** Shows a form once its secret link was found to work. */
export function CheckedLink({ check, children, ...deadLink }: CheckedLinkProps) {
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      {check.isPending ? (
        <Stack>
          <Skeleton height={56} />
          <Skeleton height={56} />
        </Stack>
      ) : check.error ? (
        <DeadLink error={check.error} {...deadLink} />
      ) : (
        children
      )}
    </>
  )
}
