import type { ReactNode } from 'react'
import { OrganizationSchedules } from './organization-schedules.tsx'
import classes from './with-schedules.module.css'

type WithSchedulesProps = { organizationId: string; site: string | undefined; children: ReactNode }

/** Puts what the schedules say into a column beside a calendar, or above it where there is no room. */
export function WithSchedules({ children, ...schedules }: WithSchedulesProps) {
  return (
    <div className={classes.beside}>
      <OrganizationSchedules {...schedules} />
      <div>{children}</div>
    </div>
  )
}
