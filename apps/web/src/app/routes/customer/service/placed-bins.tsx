import { placedBinEndpoints } from '@thant/contracts/service/placed-bins'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { PlacedBinsOfOrganization } from '#features/service/placed-bins/components/placed-bins-of-organization.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(placedBinEndpoints.list, search)

export default function OwnPlacedBins() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('Bins')}
      subtitle={t('Our bins at your sites. Please tell us the code if something is wrong with one.')}
    >
      <PlacedBinsOfOrganization />
    </Page>
  )
}
