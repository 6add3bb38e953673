import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router'
import { languageOf } from '#lib/language-of.ts'
import { useReturnState } from '#lib/return-path.ts'

type MatterLinkProps = { to: string; children: string }

/** Names a matter and leads to its record. */
export function MatterTitle({ to, children }: MatterLinkProps) {
  const fromHere = useReturnState()
  return (
    <Anchor component={Link} to={to} state={fromHere} c="inherit" fw="inherit" lang={languageOf(children)}>
      {children}
    </Anchor>
  )
}

/** Leads to where a matter is dealt with. */
export function MatterLink({ to, children }: MatterLinkProps) {
  const fromHere = useReturnState()
  return (
    <Button component={Link} to={to} state={fromHere} size="xs" variant="default">
      {children}
    </Button>
  )
}
