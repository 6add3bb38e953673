import { descriptionIn } from '@thant/contracts/company/company'
import { dashboardEndpoints } from '@thant/contracts/reporting/dashboard'
import { binEndpoints } from '@thant/contracts/service/bins'
import { PublicHead } from '#components/layout/public-site/public-head.tsx'
import { BatteryOffer } from '#features/company/company/components/battery-offer.tsx'
import { LandingClosing } from '#features/company/company/components/landing-closing.tsx'
import { LandingFigures } from '#features/company/company/components/landing-figures.tsx'
import { LandingHero } from '#features/company/company/components/landing-hero.tsx'
import { LearningOffer } from '#features/company/company/components/learning-offer.tsx'
import { PortalOffer } from '#features/company/company/components/portal-offer.tsx'
import { ServiceSteps } from '#features/company/company/components/service-steps.tsx'
import { StructuredData } from '#features/company/company/components/structured-data.tsx'
import { BinOffers } from '#features/service/bins/components/bin-offers.tsx'
import { offeredBins } from '#features/service/bins/offered-bins.ts'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { PublicQueries } from '#lib/screen-queries.ts'
import { useCompany } from '#lib/use-format.ts'
import { SitePage } from '../../../site-page.tsx'

export const queries: PublicQueries = () => [
  endpointQuery(binEndpoints.list, { query: offeredBins }),
  endpointQuery(dashboardEndpoints.achievements, {}),
]

export default function Landing() {
  const { language, t } = useTranslation()
  const company = useCompany()
  const name = company?.name ?? 'Thant'
  const description = company && descriptionIn(language, company)
  const line = t('Waste collection and recycling')
  return (
    <SitePage>
      <PublicHead
        path={paths.landing}
        title={`${name} · ${line}`}
        description={description || t('We collect sorted waste, record its weight and show where it goes.')}
        siteName={name}
      />
      <StructuredData />
      <LandingHero />
      <LandingFigures />
      <ServiceSteps />
      <PortalOffer />
      <LearningOffer />
      <BinOffers />
      <BatteryOffer />
      <LandingClosing />
    </SitePage>
  )
}
