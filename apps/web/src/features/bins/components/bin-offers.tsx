import { Badge, Skeleton } from '@mantine/core'
import { type Bin, binEndpoints } from '@thant/contracts/bins'
import { shownBins } from '@thant/contracts/public-pages'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { Section } from '#components/layout/section.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './bin-offers.module.css'
import { BinPicture } from './bin-picture.tsx'

export function BinOffers() {
  const { t } = useTranslation()
  const bins = useEndpoint(binEndpoints.list, { query: shownBins })
  return (
    <Section
      isQuiet
      title={t('Recycling bins')}
      subtitle={t('One for each kind of waste. To order, call or write to us.')}
    >
      {bins.error ? (
        <FailedState error={bins.error} onRetry={() => void bins.refetch()} />
      ) : bins.data?.data.length === 0 ? (
        <p className={classes.none}>{t('There are no bins to order just now.')}</p>
      ) : (
        <ul className={classes.bins}>
          {bins.data
            ? bins.data.data.map((bin) => <Offer key={bin._id} bin={bin} />)
            : ['first', 'second', 'third', 'fourth'].map((key) => <Skeleton key={key} height={228} component="li" />)}
        </ul>
      )}
    </Section>
  )
}

function Offer({ bin: { name, size, stock, price, image } }: { bin: Bin }) {
  const { t } = useTranslation()
  const { money, number } = useFormat()
  return (
    <li className={classes.bin}>
      <div className={classes.picture}>
        <BinPicture image={image} size={120} />
      </div>
      <h3 className={classes.name} lang={languageOf(name)}>
        {t(name)}
      </h3>
      <p className={classes.size} lang={languageOf(size)}>
        {size}
      </p>
      <div className={classes.foot}>
        <span className={classes.price}>{money(price, 'USD')}</span>
        <Badge color={stock > 0 ? 'leaf' : 'gray'}>
          {stock > 0 ? t('{{stock}} in stock', { stock: number(stock) }) : t('Out of stock')}
        </Badge>
      </div>
    </li>
  )
}
