import { EntryLines } from '#components/form/entry-lines.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { isBlankItem } from '#features/service/pickups/form/pickup-values.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { VisitValues } from '../visit-values.ts'
import { scaleItem } from '../weighing.ts'
import { WeighingLine } from './weighing-line.tsx'
import classes from './weighing-lines.module.css'

export function WeighingLines({ record }: { record: RecordForm<VisitValues> }) {
  const { t } = useTranslation()
  const { form } = record
  const { items } = form.getValues()
  return (
    <EntryLines
      label={t('Items')}
      path="items"
      error={form.errors.items}
      head={[t('Waste type'), t('Quantity (kg)')]}
      lineClass={classes.line}
      count={items.length}
      addLabel={t('Add item')}
      onInsert={(index) => {
        form.clearFieldError('items')
        form.insertListItem('items', scaleItem, index)
      }}
      removeLabel={(index) => t('Remove item {{number}}', { number: index + 1 })}
      onRemove={(index) => form.removeListItem('items', index)}
      isBlank={(index) => isBlankItem(form.getValues().items[index])}
    >
      {(index) => <WeighingLine form={form} index={index} />}
    </EntryLines>
  )
}
