import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import { useDebouncedValue, useUncontrolled } from '@mantine/hooks'
import type { Product } from '@thant/contracts/service/pickup-items'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { useState } from 'react'
import { WasteTypeBadge } from '#features/materials/wastes/components/waste-type-badge.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import classes from './product-input.module.css'

type ProductInputProps = Pick<AutocompleteProps, 'label' | 'aria-label' | 'classNames' | 'error'> & {
  value?: string
  defaultValue?: string
  onChange?: (name: string) => void
  'data-path'?: string
  /** Receives a chosen suggestion, whose type fills in the type field. */
  onProduct: (product: Product) => void
}

const typingPauseMs = 150
const keyOf = ({ productName, productType }: Product) => `${productType} ${productName}`

/** A field for any product name; suggests names that were used before, with their types. */
export function ProductInput({ value, defaultValue, onChange, onProduct, ...input }: ProductInputProps) {
  const [name, setName] = useUncontrolled({ value, defaultValue, finalValue: '', onChange })
  const [isTyping, setIsTyping] = useState(false)
  const [q] = useDebouncedValue(name.trim(), typingPauseMs)
  const isSearching = isTyping && q !== ''
  const found = useEndpoint(pickupEndpoints.products, { query: { q } }, { enabled: isSearching, keepsPrevious: true })
  const products = isSearching ? (found.data?.data ?? []) : []
  const fitting = products.filter(({ productName }) => productName.toLowerCase().startsWith(name.trim().toLowerCase()))
  return (
    <Autocomplete
      {...input}
      value={name}
      onChange={(next) => {
        setIsTyping(true)
        setName(next)
      }}
      onBlur={() => setIsTyping(false)}
      data={fitting.map((product) => ({ value: keyOf(product), label: product.productName }))}
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const product = fitting.find((one) => keyOf(one) === option.value)
        return (
          product && (
            <span className={classes.product}>
              {product.productName} <WasteTypeBadge type={product.productType} />
            </span>
          )
        )
      }}
      onOptionSubmit={(key) => {
        const product = fitting.find((one) => keyOf(one) === key)
        if (product) onProduct(product)
        setIsTyping(false)
      }}
      comboboxProps={{ width: 280, position: 'bottom-start' }}
    />
  )
}
