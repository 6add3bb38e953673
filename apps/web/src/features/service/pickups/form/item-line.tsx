import { ActionIcon, Select, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { weightMeasureLabels, weightMeasures } from '@thant/contracts/materials/wastes'
import { memo, useState } from 'react'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { WasteTypeSelect } from '#features/materials/wastes/components/waste-type-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import classes from './item-lines.module.css'
import { ItemTreatmentFields, treatmentFields } from './item-treatment-fields.tsx'
import type { ItemDestination, PickupValues } from './pickup-values.ts'
import { ProductInput } from './product-input.tsx'

type ItemLineProps = {
  form: RecordForm<PickupValues>['form']
  index: number
  destinations: readonly ItemDestination[]
}
type Field = (typeof fields)[number]

const fields = ['productName', 'productType', 'quantity', 'remark', 'measure'] as const

/**
 * One item. The labels show on a phone only, because wider screens have column titles. It renders again only when its
 * own fields change, so that typing stays fast in a long list.
 */
export const ItemLine = memo(Line, (before, after) => renderedState(before) === renderedState(after))

function renderedState({ form, index }: ItemLineProps): string {
  const paths = [...fields, ...treatmentFields].map((name) => `items.${index}.${name}`)
  return JSON.stringify(paths.map((path) => [form.key(path), form.errors[path]]))
}

function Line({ form, index, destinations }: ItemLineProps) {
  const { t } = useTranslation()
  const number = index + 1
  const item = form.getValues().items[index]
  const hasOwn = item !== undefined && (item.treatment !== null || item.isHazardous !== null)
  const [isOpened, setIsOpened] = useState(hasOwn)
  const isInvalid = treatmentFields.some((name) => form.errors[`items.${index}.${name}`] !== undefined)
  const isOpen = isOpened || isInvalid
  const field = (name: Field) => ({
    key: form.key(`items.${index}.${name}`),
    ...form.getInputProps(`items.${index}.${name}`),
    classNames: { root: classes[name], label: classes.label },
  })
  const { key: nameKey, ...name } = field('productName')
  const { key: typeKey, ...type } = field('productType')
  const { key: quantityKey, ...quantity } = field('quantity')
  const { key: remarkKey, ...remark } = field('remark')
  const { key: measureKey, ...measure } = field('measure')
  const more = t(isOpen ? 'Hide what becomes of item {{number}}' : 'Say what becomes of item {{number}}', { number })
  return (
    <>
      <ProductInput
        key={nameKey}
        {...name}
        label={t('Product name')}
        aria-label={t('Product name of item {{number}}', { number })}
        onProduct={({ productType }) => form.setFieldValue(`items.${index}.productType`, productType)}
      />
      <WasteTypeSelect
        key={typeKey}
        {...type}
        label={t('Waste type')}
        aria-label={t('Waste type of item {{number}}', { number })}
        placeholder={t('Choose a type')}
      />
      <TextInput
        key={quantityKey}
        {...quantity}
        label={t('Quantity (kg)')}
        aria-label={t('Quantity of item {{number}} (kg)', { number })}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextInput
        key={remarkKey}
        {...remark}
        label={t('Remark')}
        aria-label={t('Remark of item {{number}}', { number })}
        autoComplete="off"
      />
      <Select
        key={measureKey}
        {...measure}
        label={t('How it is known')}
        aria-label={t('How the weight of item {{number}} is known', { number })}
        data={weightMeasures.map((value) => ({ value, label: t(weightMeasureLabels[value]) }))}
        allowDeselect={false}
        comboboxProps={{ width: 220, position: 'bottom-end' }}
      />
      <ActionIcon
        className={classes.toggle}
        aria-label={more}
        aria-expanded={isOpen}
        onClick={() => setIsOpened(!isOpen)}
      >
        {isOpen ? <IconChevronUp size={18} /> : <IconChevronDown size={18} />}
      </ActionIcon>
      {isOpen && <ItemTreatmentFields form={form} index={index} destinations={destinations} />}
    </>
  )
}
