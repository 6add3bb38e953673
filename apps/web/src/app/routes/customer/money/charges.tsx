import { chargeEndpoints } from '@thant/contracts/money/charges'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { WholeOrganizationOnly } from '#features/customers/sites/components/whole-organization-only.tsx'
import { ChargesTable } from '#features/money/charges/components/charges-table.tsx'
import { OpenCharges } from '#features/money/charges/components/open-charges.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { reachOf } from '#lib/visitor/access.ts'

export const queries: ScreenQueries = ({ me, search }) => {
  if (reachOf(me, 'charges:list') === undefined) return []
  return [endpointQuery(chargeEndpoints.open, { query: {} }), ...listQueries(chargeEndpoints.list, search)]
}

export default function OwnCharges() {
  const { t } = useTranslation()
  return (
    <Page title={t('Charges')} subtitle={t('What your pickups cost, and which invoice has it.')}>
      <WholeOrganizationOnly permission="charges:list">
        <OpenCharges isOfAll={false} />
        <ChargesTable isOfAll={false} />
      </WholeOrganizationOnly>
    </Page>
  )
}
