import type { Me } from '@thant/contracts/auth'
import { CollectedWaste } from './collected-waste.tsx'
import { CompanyFigures } from './company-figures.tsx'
import { ContractExpiries } from './contract-expiries.tsx'
import { OverviewWaste } from './overview-waste.tsx'
import classes from './staff-dashboard.module.css'
import { TodaySchedule } from './today-schedule.tsx'

type StaffDashboardProps = {
  me: Me
  organizationHref: (organizationId: string) => string
  pickupHref: (pickupId: string) => string
}

/** What there is, what today brings and what was collected, in the order of docs/specification.md 2.6. */
export function StaffDashboard({ me, organizationHref, pickupHref }: StaffDashboardProps) {
  return (
    <>
      <CompanyFigures me={me} />
      <div className={classes.cards} data-columns="wide-first">
        <TodaySchedule pickupHref={pickupHref} />
        <ContractExpiries organizationHref={organizationHref} />
      </div>
      <OverviewWaste />
      <CollectedWaste />
    </>
  )
}
