import type { ReactNode } from 'react'
import { TickField } from '#components/fields/tick-field.tsx'
import classes from './accept-terms.module.css'

/**
 * The checkbox is never ticked in advance, because the payer has to accept the terms explicitly. `terms` is the link or
 * button that opens them.
 */
export function AcceptTerms({ terms }: { terms: ReactNode }) {
  return (
    <div className={classes.accept}>
      <TickField<{ tnc: boolean }> name="tnc" label="I have read the terms and conditions and accept them." />
      <div className={classes.terms}>{terms}</div>
    </div>
  )
}
