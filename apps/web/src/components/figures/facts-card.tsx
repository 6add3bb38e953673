import { Card } from '@mantine/core'
import { useId } from 'react'
import { type Fact, Facts } from './facts.tsx'
import classes from './facts-card.module.css'

export function FactsCard({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const headingId = useId()
  return (
    <Card component="section" aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.title}>
        {title}
      </h2>
      <Facts facts={facts} />
    </Card>
  )
}
