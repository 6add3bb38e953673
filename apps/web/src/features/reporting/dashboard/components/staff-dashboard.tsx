import type { Me } from '@thant/contracts/customers/auth'
import { wasteEndpoints } from '@thant/contracts/materials/wastes'
import { dashboardEndpoints } from '@thant/contracts/reporting/dashboard'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { useSearchParams } from 'react-router'
import { FailedTogether } from '#components/feedback/failed-together.tsx'
import { FoldedOnPhone } from '#components/layout/page/folded-on-phone.tsx'
import { useChosenSite } from '#features/customers/sites/use-chosen-site.ts'
import { TreatmentGapsHint } from '#features/materials/treatment-profiles/components/treatment-gaps-hint.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useIsNarrow } from '#lib/use-is-narrow.ts'
import { useMonthlyWastes } from '../use-monthly-wastes.ts'
import { CollectedWaste } from './collected-waste.tsx'
import { CompanyFigures } from './company-figures.tsx'
import { ContractExpiries } from './contract-expiries.tsx'
import { OverviewWaste } from './overview-waste.tsx'
import classes from './staff-dashboard.module.css'
import { TodaySchedule } from './today-schedule.tsx'

/** Orders its cards like docs/specification.md 2.6; on a phone the figures come after what today brings. */
export function StaffDashboard({ me }: { me: Me }) {
  const { t } = useTranslation()
  const isPhone = useIsNarrow(48)
  const [params] = useSearchParams()
  const figures = useEndpoint(dashboardEndpoints.figures, {})
  const today = useEndpoint(pickupEndpoints.today, {})
  const expiries = useEndpoint(dashboardEndpoints.contractExpiries, {})
  const totals = useEndpoint(wasteEndpoints.totals, {})
  const organizationId = params.get('organization')
  const monthly = useMonthlyWastes(organizationId, useChosenSite(organizationId))
  return (
    <FailedTogether queries={[figures, today, expiries, totals, monthly]}>
      <div className={classes.dashboard}>
        {!isPhone && <CompanyFigures me={me} />}
        <div className={classes.cards} data-columns="wide-first">
          <TodaySchedule />
          <ContractExpiries />
        </div>
        <TreatmentGapsHint />
        <FoldedOnPhone label={t('Figures and charts')}>
          {isPhone && <CompanyFigures me={me} />}
          <OverviewWaste />
          <CollectedWaste />
        </FoldedOnPhone>
      </div>
    </FailedTogether>
  )
}
