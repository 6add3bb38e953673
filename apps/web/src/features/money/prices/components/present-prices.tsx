import type { PresentPrices as Present } from '@thant/contracts/money/organization-prices'
import { siteName } from '#features/customers/sites/site-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { PricesTable } from './prices-table.tsx'

/** What is charged today, of all sites and of those that have prices of their own. */
export function PresentPrices({ present, isOwn = false }: { present: readonly Present[]; isOwn?: boolean }) {
  const { t } = useTranslation()
  return present.map(({ site, prices, ...rest }) => {
    const label = site === null ? t('All sites without prices of their own') : siteName(site.name, t)
    return (
      <div key={site?._id ?? ''}>
        {present.length > 1 && <h3>{label}</h3>}
        {prices.length === 0 ? (
          <p>{t('Nothing is charged by a price list: invoices are written by hand.')}</p>
        ) : (
          <PricesTable label={present.length > 1 ? label : t('Prices')} prices={prices} isOwn={isOwn} {...rest} />
        )}
      </div>
    )
  })
}
