import type { ReactNode } from 'react'
import { OrganizationSchedules } from './organization-schedules.tsx'
import classes from './with-schedules.module.css'

type WithSchedulesProps = {
  organizationId: string
  site: string | undefined
  /** What stands above the schedules. */
  lead?: ReactNode
  children: ReactNode
}

/** Puts what the schedules say into a column beside a calendar, or above it where there is no room. */
export function WithSchedules({ lead, children, ...schedules }: WithSchedulesProps) {
  return (
    <div className={classes.beside}>
      <div className={classes.column}>
        {lead}
        <OrganizationSchedules {...schedules} />
      </div>
      <div>{children}</div>
    </div>
  )
}
