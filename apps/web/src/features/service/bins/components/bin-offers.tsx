import { Badge, Button, Skeleton } from '@mantine/core'
import { binEndpoints } from '@thant/contracts/service/bins'
import { possibleKey } from '@thant/i18n/possible-key'
import { Link } from 'react-router'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { Section } from '#components/layout/public-site/section.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { type BinType, binTypesOf } from '../bin-types.ts'
import { offeredBins } from '../offered-bins.ts'
import classes from './bin-offers.module.css'
import { BinPicture } from './bin-picture.tsx'

export function BinOffers() {
  const { t } = useTranslation()
  const bins = useEndpoint(binEndpoints.list, { query: offeredBins })
  return (
    <Section
      isQuiet
      title={t('Recycling bins')}
      subtitle={t('One for each kind of waste. To order, call or write to us.')}
    >
      {bins.error ? (
        <FailedState error={bins.error} onRetry={() => void bins.refetch()} />
      ) : bins.data?.data.length === 0 ? (
        <p className={classes.none}>{t('There are no bins to order at the moment.')}</p>
      ) : (
        <ul className={classes.bins}>
          {bins.data
            ? binTypesOf(bins.data.data).map((type) => <Offer key={type.name} type={type} />)
            : ['first', 'second', 'third', 'fourth'].map((key) => <Skeleton key={key} height={228} component="li" />)}
        </ul>
      )}
      <Button component={Link} to={`${paths.contact}?topic=new-service`} variant="default" className={classes.order}>
        {t('Order bins')}
      </Button>
    </Section>
  )
}

function Offer({ type: { name, image, sizes } }: { type: BinType }) {
  const { t } = useTranslation()
  const { money, number } = useFormat()
  return (
    <li className={classes.bin}>
      <div className={classes.picture}>
        <BinPicture image={image} size={120} />
      </div>
      <h3 className={classes.name} lang={languageOf(name)}>
        {t(possibleKey(name))}
      </h3>
      <dl className={classes.sizes}>
        {sizes.map(({ _id, size, stock, price }) => (
          <div key={_id}>
            <dt lang={languageOf(size)}>{size}</dt>
            <dd className={classes.price}>{money(price, 'USD')}</dd>
            <dd>
              <Badge color={stock > 0 ? 'leaf' : 'gray'}>
                {stock > 0 ? t('{{stock}} in stock', { stock: number(stock) }) : t('Out of stock')}
              </Badge>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
