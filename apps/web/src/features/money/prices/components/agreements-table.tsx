import type { Agreement } from '@thant/contracts/money/organization-prices'
import classes from '#components/data-table/figure-table.module.css'
import { siteName } from '#features/customers/sites/site-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'

/** Who has which list from when. */
export function AgreementsTable({ agreements }: { agreements: readonly Agreement[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const titles = [t('From'), t('Site'), t('Price list'), t('Prices of its own')]
  return (
    <table className={classes.table} aria-label={t('Agreed prices')}>
      <thead>
        <tr>
          {titles.map((title, index) => (
            <th key={title} scope="col" className={index < 3 ? classes.word : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {agreements.map(({ _id, startsOn, site, priceList, prices }) => (
          <tr key={_id}>
            <th scope="row">{format.date(startsOn)}</th>
            <td className={classes.word} data-label={titles[1]}>
              {site === null ? t('All others') : siteName(site.name, t)}
            </td>
            <td className={classes.word} data-label={titles[2]}>
              {priceList === null ? (
                t(prices.length === 0 ? 'Nothing is charged' : 'No list')
              ) : (
                <span lang={languageOf(priceList.name)}>{priceList.name}</span>
              )}
            </td>
            <td data-label={titles[3]}>{prices.length === 0 ? '' : format.number(prices.length)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
