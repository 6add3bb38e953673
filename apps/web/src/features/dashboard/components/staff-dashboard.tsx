import type { Me } from '@thant/contracts/auth'
import { CollectedWaste } from './collected-waste.tsx'
import { CompanyFigures } from './company-figures.tsx'
import { ContractExpiries } from './contract-expiries.tsx'
import { OverviewWaste } from './overview-waste.tsx'
import classes from './staff-dashboard.module.css'
import { TodaySchedule } from './today-schedule.tsx'

/** Orders its cards like docs/specification.md 2.6. */
export function StaffDashboard({ me }: { me: Me }) {
  return (
    <>
      <CompanyFigures me={me} />
      <div className={classes.cards} data-columns="wide-first">
        <TodaySchedule />
        <ContractExpiries />
      </div>
      <OverviewWaste />
      <CollectedWaste />
    </>
  )
}
