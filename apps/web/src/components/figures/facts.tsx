import type { ReactNode } from 'react'
import classes from './facts.module.css'

export type Fact = { label: string; value: ReactNode }

type FactsProps = { facts: readonly Fact[]; hasLongLabels?: boolean }

/** Lists labelled values, one per line, or two where there is room; on a phone each value is below its label. */
export function Facts({ facts, hasLongLabels }: FactsProps) {
  return (
    <dl className={classes.facts} data-long-labels={hasLongLabels || undefined}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  )
}
