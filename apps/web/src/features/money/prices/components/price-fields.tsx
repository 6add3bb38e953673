import { wasteTypeLabels, wasteTypes } from '@thant/contracts/materials/wastes'
import { taxTreatmentLabels } from '@thant/contracts/money/invoice-lines'
import { priceIndexEndpoints } from '@thant/contracts/money/price-indexes'
import { type PriceKind, priceKindLabels } from '@thant/contracts/money/price-kinds'
import { maxPrices } from '@thant/contracts/money/prices'
import { wayTypes } from '@thant/contracts/service/pickup-statuses'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { use } from 'react'
import { CheckboxField } from '#components/fields/checkbox-fields.tsx'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { FormContext } from '#components/fields/form-context.ts'
import { TextField } from '#components/fields/text-fields.tsx'
import { EntryLines } from '#components/form/entry-lines.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { typedNumber } from '#lib/entries/typed-number.ts'
import { useTranslation } from '#lib/i18n.ts'
import { isBlankPrice, type PriceValues, priceAfter, priceGroups } from '../price-values.ts'
import { usePriceText } from '../use-price-text.ts'
import classes from './price-fields.module.css'

/** The prices stand at any path of any form. */
type AnyValues = Record<string, string>
type Group = (typeof priceGroups)[number]

/** The prices at a path of the form around, by what is priced. `currency` is null until it is chosen. */
export function PriceFields({ path, currency }: { path: string; currency: string | null }) {
  return priceGroups.map((group) => <PriceGroup key={group.title} group={group} path={path} currency={currency} />)
}

function PriceGroup({ group, path, currency }: { group: Group; path: string; currency: string | null }) {
  const { t } = useTranslation()
  const form = useForm()
  const prices = form.useWatchValue(path) as PriceValues[]
  // Of those of all groups, which are one list.
  const indexes = [...prices.keys()].filter((index) => group.kinds.includes(prices[index]?.kind as PriceKind))
  const isFirst = group === priceGroups[0]
  return (
    <div className={classes.group} data-whole-width>
      <h3 className={classes.title}>{t(group.title)}</h3>
      <EntryLines
        label={t(group.title)}
        path={isFirst ? path : ''}
        error={isFirst ? form.errors[path] : undefined}
        head={[]}
        lineClass={classes.price}
        count={indexes.length}
        addLabel={t('Add a price')}
        onInsert={(line) => {
          if (prices.length >= maxPrices) return
          form.clearFieldError(path)
          const before = indexes[line - 1]
          const at = indexes[line] ?? (before === undefined ? prices.length : before + 1)
          form.insertListItem(path, priceAfter(before === undefined ? undefined : prices[before], group), at)
        }}
        removeLabel={(line) => t('Remove price {{number}}', { number: (indexes[line] ?? 0) + 1 })}
        onRemove={(line) => form.removeListItem(path, indexes[line] ?? 0)}
        isBlank={(line) => isBlankPrice(prices[indexes[line] ?? 0])}
      >
        {(line) => {
          const index = indexes[line]
          const price = index === undefined ? undefined : prices[index]
          return (
            price !== undefined && (
              <PriceLine
                group={group}
                isFirst={line === 0}
                path={`${path}.${index}`}
                number={(index ?? 0) + 1}
                price={price}
                currency={currency}
              />
            )
          )
        }}
      </EntryLines>
    </div>
  )
}

type LineProps = {
  group: Group
  /** Names its fields for those below it, where they stand in one line. */
  isFirst: boolean
  path: string
  number: number
  price: PriceValues
  currency: string | null
}

function PriceLine({ group: { kinds, by }, isFirst, path, number, price, currency }: LineProps) {
  const { t } = useTranslation()
  const nameOf = (field: TranslationKey) => t('{{field}} of price {{number}}', { field: t(field), number })
  return (
    <div className={classes.fields} data-first={isFirst} data-by={by}>
      <ChoiceField<AnyValues>
        name={`${path}.kind`}
        label="For"
        aria-label={nameOf('For')}
        choices={kinds}
        labels={priceKindLabels}
        allowDeselect={false}
      />
      {by === 'way' && (
        <ChoiceField<AnyValues>
          name={`${path}.wayType`}
          label="Waste stream"
          aria-label={nameOf('Waste stream')}
          choices={wayTypes}
          placeholder={t('All others')}
          clearable
        />
      )}
      {by === 'waste' && (
        <ChoiceField<AnyValues>
          name={`${path}.wasteType`}
          label="Waste type"
          aria-label={nameOf('Waste type')}
          choices={wasteTypes}
          labels={wasteTypeLabels}
          placeholder={t('All others')}
          clearable
        />
      )}
      <TextField<AnyValues>
        name={`${path}.fromQuantity`}
        label="From quantity"
        aria-label={nameOf('From quantity')}
        inputMode="decimal"
        placeholder="0"
        autoComplete="off"
        className={classes.figure}
      />
      <FixedOrShare
        path={path}
        isShare={price.indexName !== null && by === 'waste'}
        nameOf={nameOf}
        currency={currency}
      />
      {by === 'waste' && <IndexField path={path} label={nameOf('Of an index')} />}
      <ChoiceField<AnyValues>
        name={`${path}.taxTreatment`}
        label="Commercial tax"
        aria-label={nameOf('Commercial tax')}
        labels={taxTreatmentLabels}
        allowDeselect={false}
      />
      {by === 'waste' && (
        <div className={classes.whole}>
          <CheckboxField<AnyValues>
            name={`${path}.isRebate`}
            label="Paid to the customer"
            aria-label={nameOf('Paid to the customer')}
          />
          <BothUnits price={price} currency={currency} />
        </div>
      )}
    </div>
  )
}

type FixedOrShareProps = {
  path: string
  isShare: boolean
  nameOf: (field: TranslationKey) => string
  currency: string | null
}

/** A price is given, or is a share of an index. */
function FixedOrShare({ path, isShare, nameOf, currency }: FixedOrShareProps) {
  if (isShare) {
    return (
      <TextField<AnyValues>
        name={`${path}.indexPercent`}
        label="Share in percent"
        aria-label={nameOf('Share in percent')}
        inputMode="decimal"
        autoComplete="off"
        rightSection="%"
        className={classes.figure}
      />
    )
  }
  return (
    <TextField<AnyValues>
      name={`${path}.unitPrice`}
      label="Price"
      aria-label={nameOf('Price')}
      inputMode="decimal"
      autoComplete="off"
      rightSection={currency}
      rightSectionWidth={52}
      className={classes.figure}
    />
  )
}

function IndexField({ path, label }: { path: string; label: string }) {
  const { t } = useTranslation()
  const names = useEndpoint(priceIndexEndpoints.names, {}).data?.data ?? []
  return (
    <ChoiceField<AnyValues>
      name={`${path}.indexName`}
      label="Of an index"
      aria-label={label}
      data={names}
      placeholder={t('Fixed price')}
      clearable
    />
  )
}

function BothUnits({ price: { kind, unitPrice, indexName }, currency }: Pick<LineProps, 'price' | 'currency'>) {
  const write = usePriceText()
  const typed = typedNumber(unitPrice)
  if (indexName !== null || currency === null || typed === undefined || Number.isNaN(typed)) return null
  return <span className={classes.units}>{write({ kind, unitPrice: typed, currency })}</span>
}

function useForm() {
  const record = use(FormContext)
  if (record === undefined) throw new Error('Prices are outside of a form.')
  return record.form
}
