import { Card } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Fact, Facts } from '#components/figures/facts.tsx'
import classes from './form-facts.module.css'

type FormFactsProps = { facts: readonly Fact[]; children?: ReactNode }

/** Shows read-only facts above a form's fields; the first fact names the form's subject. */
export function FormFacts({ facts, children }: FormFactsProps) {
  return (
    <Card className={classes.card}>
      <Facts facts={facts} />
      {children}
    </Card>
  )
}
