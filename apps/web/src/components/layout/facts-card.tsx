import { Card } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './facts-card.module.css'

type FactsCardProps = { facts: ReadonlyArray<{ term: string; value: ReactNode }>; children?: ReactNode }

/** What a form only shows, over its fields; the first fact is what the record is about. */
export function FactsCard({ facts, children }: FactsCardProps) {
  return (
    <Card className={classes.card}>
      <dl className={classes.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  )
}
