import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { chargeEndpoints } from '@thant/contracts/money/charges'
import { moneyPaths } from '@thant/contracts/money-paths'
import { Link } from 'react-router'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { ChargesTable } from '#features/money/charges/components/charges-table.tsx'
import { OpenCharges } from '#features/money/charges/components/open-charges.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCan } from '#lib/visitor/access.ts'

export const queries: ScreenQueries = ({ search }) => [
  endpointQuery(chargeEndpoints.open, { query: {} }),
  ...listQueries(chargeEndpoints.list, search),
]

export default function Charges() {
  const { t } = useTranslation()
  const add = useCan()('charges:change') && (
    <Button component={Link} to={moneyPaths.chargeAdd} leftSection={<IconPlus size={16} />}>
      {t('Charge by hand')}
    </Button>
  )
  return (
    <Page
      title={t('Charges')}
      subtitle={t('What pickups, monthly fees and other work cost, and which invoice has it.')}
      action={add}
    >
      <OpenCharges isOfAll />
      <ChargesTable isOfAll add={add} />
    </Page>
  )
}
