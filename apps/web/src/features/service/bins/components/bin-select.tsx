import { useUncontrolled } from '@mantine/hooks'
import { type Bin, binEndpoints } from '@thant/contracts/service/bins'
import { asField } from '#components/fields/as-field.tsx'
import { SearchSelect, type SearchSelectInput } from '#components/pickers/search-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { BinPicture } from './bin-picture.tsx'
import classes from './bin-select.module.css'

/** Stock and price are missing for an archived bin, which an order still names. */
export type BinChoice = Pick<Bin, '_id' | 'name' | 'size' | 'image'> & Partial<Pick<Bin, 'stock' | 'price'>>

type BinSelectProps = SearchSelectInput & {
  value?: BinChoice | null
  defaultValue?: BinChoice | null
  onChange?: (bin: BinChoice | null) => void
}

/** Selects a bin that can be ordered, searched by type or size. */
export const BinField = asField<BinSelectProps>(BinSelect, { empty: null })

function BinSelect({ value, defaultValue, onChange, ...input }: BinSelectProps) {
  const { t } = useTranslation()
  const [bin, setBin] = useUncontrolled({ value, defaultValue, finalValue: null, onChange })
  return (
    <SearchSelect
      {...input}
      list={binEndpoints.list}
      chosen={bin}
      onChoose={(choice) => setBin(choice as BinChoice | null)}
      labelOf={(choice) => ('size' in choice ? `${choice.name}, ${choice.size}` : choice.name)}
      renderChoice={(choice) => <BinOption bin={choice as BinChoice} />}
      nothingFound={t('No bin matches that.')}
      clearLabel={t('Clear the bin')}
    />
  )
}

function BinOption({ bin: { name, size, image, stock, price } }: { bin: BinChoice }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <span className={classes.option}>
      <BinPicture image={image} size={32} />
      <span className={classes.text}>
        <span lang={languageOf(name)}>
          {name}, {size}
        </span>
        {stock !== undefined && price !== undefined && (
          <span className={classes.line}>
            {t('{{stock}} left, {{price}} each', {
              stock: format.number(stock),
              price: format.money(price, 'USD'),
            })}
          </span>
        )}
      </span>
    </span>
  )
}
