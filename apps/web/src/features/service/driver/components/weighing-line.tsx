import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import { type KeyboardEvent, useState } from 'react'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { WasteTypePicture } from '#features/materials/wastes/components/waste-type-picture.tsx'
import { WasteTypeSelect } from '#features/materials/wastes/components/waste-type-select.tsx'
import { ProductInput } from '#features/service/pickups/form/product-input.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { VisitValues } from '../visit-values.ts'
import { GrossAndTare } from './gross-and-tare.tsx'
import { ReadAloudButton } from './read-aloud-button.tsx'
import classes from './weighing-lines.module.css'

type WeighingLineProps = { form: RecordForm<VisitValues>['form']; index: number }

/** One waste type and its kilograms, weighed unless the driver says that they are estimated; a name of its own and a remark are behind a button. */
export function WeighingLine({ form, index }: WeighingLineProps) {
  const { t } = useTranslation()
  const number = index + 1
  const path = (name: string) => `items.${index}.${name}`
  const item = form.getValues().items[index]
  const type = form.useWatchValue('items')[index]?.productType
  const measure = form.getInputProps(path('measure'))
  const [isOpened, setIsOpened] = useState(false)
  const hasNote = Boolean(item?.productName || item?.remark)
  const isInvalid = [path('productName'), path('remark')].some((name) => form.errors[name] !== undefined)
  return (
    <>
      <div className={classes.type}>
        {type && <WasteTypePicture type={type} />}
        <WasteTypeSelect
          key={form.key(path('productType'))}
          {...form.getInputProps(path('productType'))}
          classNames={{ root: classes.typeSelect }}
          aria-label={t('Waste type of item {{number}}', { number })}
          placeholder={t('Choose a type')}
        />
        {type && <ReadAloudButton text={t(wasteTypeLabels[type])} />}
      </div>
      <TextInput
        key={form.key(path('quantity'))}
        {...form.getInputProps(path('quantity'))}
        className={classes.quantity}
        aria-label={t('Quantity of item {{number}} (kg)', { number })}
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        rightSection={<span className={classes.unit}>{t('kg')}</span>}
        rightSectionPointerEvents="none"
        rightSectionWidth={46}
        onKeyDown={focusNextQuantity}
      />
      <Checkbox
        key={form.key(path('measure'))}
        className={classes.estimated}
        label={t('Estimated')}
        aria-label={t('Item {{number}} was estimated, not weighed', { number })}
        defaultChecked={measure.defaultValue !== 'weighed'}
        onChange={({ currentTarget }) => measure.onChange(currentTarget.checked ? 'estimated' : 'weighed')}
      />
      {isOpened || hasNote || isInvalid ? (
        <div className={classes.note}>
          <GrossAndTare number={number} onNet={(kg) => form.setFieldValue(path('quantity'), kg)} />
          <ProductInput
            key={form.key(path('productName'))}
            {...form.getInputProps(path('productName'))}
            label={t('Product name')}
            aria-label={t('Product name of item {{number}}', { number })}
            onProduct={({ productType }) => form.setFieldValue(path('productType'), productType)}
          />
          <TextInput
            key={form.key(path('remark'))}
            {...form.getInputProps(path('remark'))}
            label={t('Remark')}
            aria-label={t('Remark of item {{number}}', { number })}
            autoComplete="off"
          />
        </div>
      ) : (
        <Button
          className={classes.add}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} />}
          aria-label={t('Add note to item {{number}}', { number })}
          onClick={() => setIsOpened(true)}
        >
          {t('Add note')}
        </Button>
      )}
    </>
  )
}

/** On a phone the key Next goes from one weight to the next, while Enter would add a line between the two. */
function focusNextQuantity(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  const line = event.currentTarget.closest('li')
  const next = line?.nextElementSibling?.querySelector<HTMLInputElement>('input[inputmode="decimal"]')
  if (!next) return
  event.preventDefault()
  next.focus()
}
