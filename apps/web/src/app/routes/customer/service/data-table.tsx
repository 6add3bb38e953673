import { Page } from '#components/layout/page/page.tsx'
import { SiteFilter } from '#features/customers/sites/components/site-filter.tsx'
import { collectedWasteQueries } from '#features/service/pickups/collected-waste/collected-waste-queries.ts'
import { CollectedWasteTable } from '#features/service/pickups/collected-waste/collected-waste-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useMe } from '#lib/visitor/session.ts'

export const queries: ScreenQueries = ({ me: { organizationId: own }, search }) =>
  own === null ? [] : collectedWasteQueries(own._id, search)

export default function CustomerDataTable() {
  const { t } = useTranslation()
  const organization = useMe()?.organizationId
  return (
    <Page
      title={t('Collected waste')}
      subtitle={t(
        'Everything that was weighed, pickup by pickup. Figures are rounded only where they are shown, and so may not add up in their last digit.',
      )}
    >
      {organization && (
        <>
          <SiteFilter organizationId={organization._id} />
          <CollectedWasteTable organizationId={organization._id} />
        </>
      )}
    </Page>
  )
}
