import { EntryLines } from '#components/form/entry-lines.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { ItemLine } from './item-line.tsx'
import classes from './item-lines.module.css'
import { type ItemDestination, isBlankItem, itemAfter, type PickupValues } from './pickup-values.ts'

type ItemLinesProps = {
  record: RecordForm<PickupValues>
  /** Destinations that items have already, which may be archived by now. */
  destinations: readonly ItemDestination[]
}

export function ItemLines({ record, destinations }: ItemLinesProps) {
  const { t } = useTranslation()
  const { form } = record
  const { items } = form.getValues()
  return (
    <EntryLines
      label={t('Items')}
      path="items"
      error={form.errors.items}
      head={[t('Product name'), t('Waste type'), t('Quantity (kg)'), t('Remark'), t('How it is known')]}
      lineClass={classes.line}
      count={items.length}
      addLabel={t('Add item')}
      onInsert={(index) => {
        form.clearFieldError('items')
        form.insertListItem('items', itemAfter(form.getValues().items[index - 1]), index)
      }}
      removeLabel={(index) => t('Remove item {{number}}', { number: index + 1 })}
      onRemove={(index) => form.removeListItem('items', index)}
      isBlank={(index) => isBlankItem(form.getValues().items[index])}
    >
      {(index) => <ItemLine form={form} index={index} destinations={destinations} />}
    </EntryLines>
  )
}
