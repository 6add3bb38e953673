import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { priceListEndpoints } from '@thant/contracts/money/price-lists'
import { moneyPaths } from '@thant/contracts/money-paths'
import { generatePath, Link, useParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { ListedPrices } from '#features/money/prices/components/listed-prices.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useReturnTo } from '#lib/links/return-path.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCan } from '#lib/visitor/access.ts'

const request = (priceListId: string) => ({ params: { id: priceListId } })

export const queries: ScreenQueries = ({ params: { priceListId = '' } }) => [
  endpointQuery(priceListEndpoints.get, request(priceListId)),
]

/** The prices of a list, as those read them who answer customers. */
export default function PriceListPrices() {
  const { t } = useTranslation()
  const { priceListId = '' } = useParams()
  const name = useEndpoint(priceListEndpoints.get, request(priceListId)).data?.data.name
  const mayChange = useCan()('prices:change')
  const list = useReturnTo(moneyPaths.priceLists)
  return (
    <Page
      title={name ?? t('Price list')}
      crumbs={[{ label: t('Price lists'), href: list }]}
      action={
        mayChange && (
          <Button
            component={Link}
            to={generatePath(moneyPaths.priceListEdit, { priceListId })}
            leftSection={<IconPencil size={16} aria-hidden />}
          >
            {t('Edit')}
          </Button>
        )
      }
    >
      <RecordLoader shape="detail" endpoint={priceListEndpoints.get} request={request(priceListId)} list={list}>
        {(found) => <ListedPrices list={found} />}
      </RecordLoader>
    </Page>
  )
}
