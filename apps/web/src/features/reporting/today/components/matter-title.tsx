import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useReturnState } from '#lib/links/return-path.ts'
import { languageOf } from '#lib/visitor/language-of.ts'

/** Names a matter and leads to its record. */
export function MatterTitle({ to, children }: { to: string; children: string }) {
  const fromHere = useReturnState()
  return (
    <Anchor component={Link} to={to} state={fromHere} c="inherit" fw="inherit" lang={languageOf(children)}>
      {children}
    </Anchor>
  )
}
