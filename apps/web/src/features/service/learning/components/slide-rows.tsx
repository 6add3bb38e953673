import { TextArea } from '#components/fields/text-area.tsx'
import { SortableRows } from '#components/form/sortable-rows.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { ImagesUpload } from '#components/upload/images-upload.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { SlideSetValues } from '../slide-set-values.ts'
import classes from './slide-rows.module.css'

export function SlideRows({ record }: { record: RecordForm<SlideSetValues> }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { form } = record
  const { Slides: slides } = form.getValues()
  return (
    <>
      <SortableRows
        label={t('Slides')}
        count={slides.length}
        onMove={(from, to) => form.reorderListItem('Slides', { from, to })}
        moveLabel={(index) => t('Move slide {{number}}', { number: index + 1 })}
        removeLabel={(index) => t('Remove slide {{number}}', { number: index + 1 })}
        onRemove={(index) => form.removeListItem('Slides', index)}
      >
        {(index) => (
          <div className={classes.slide}>
            <img
              className={classes.picture}
              src={slides[index]?.url}
              alt={t('Slide {{number}}', { number: index + 1 })}
            />
            <TextArea<SlideSetValues>
              name={`Slides.${index}.text`}
              error={form.errors[`SlideTexts.${index}`] ?? form.errors[`Slides.${index}`]}
              label={['What slide {{number}} says', { number: format.number(index + 1) }]}
              placeholder={t('For people who cannot see the picture')}
              maxLength={1_000}
            />
          </div>
        )}
      </SortableRows>
      <ImagesUpload
        label={t('Add slides')}
        path="Slides"
        error={form.errors.Slides}
        onUploaded={({ file, url }) => {
          form.clearFieldError('Slides')
          form.insertListItem('Slides', { key: file, url, text: '' })
        }}
      />
    </>
  )
}
