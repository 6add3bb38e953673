import { Card } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Fact, Facts } from '#components/figures/facts.tsx'
import classes from './form-facts.module.css'

type FormFactsProps = { facts: readonly Fact[]; actions?: ReactNode; children?: ReactNode }

/** Shows read-only facts above a form's fields, below what can be done at once; the first names the form's subject. */
export function FormFacts({ facts, actions, children }: FormFactsProps) {
  return (
    <Card className={classes.card}>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      <Facts facts={facts} />
      {children}
    </Card>
  )
}
