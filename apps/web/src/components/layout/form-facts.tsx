import { Card } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Fact, Facts } from '#components/figures/facts.tsx'
import classes from './form-facts.module.css'

type FormFactsProps = { facts: readonly Fact[]; children?: ReactNode }

/** What a form only shows, over its fields; the first fact is what the record is about. */
export function FormFacts({ facts, children }: FormFactsProps) {
  return (
    <Card className={classes.card}>
      <Facts facts={facts} />
      {children}
    </Card>
  )
}
