import type { SlideSet } from '@thant/contracts/service/slide-sets'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { FieldsProps } from '#components/form/screen-definition.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { SlideSetValues } from '../slide-set-values.ts'
import { QuizField } from './quiz-select.tsx'
import { ReferenceLines } from './reference-lines.tsx'
import { SlideRows } from './slide-rows.tsx'

export function SlideSetFields({ record }: FieldsProps<SlideSet, SlideSetValues>) {
  const { t } = useTranslation()
  return (
    <>
      <FormSection title={t('Lesson')}>
        <TextField<SlideSetValues> name="Title" label="Title" />
        <TextArea<SlideSetValues> name="Description" label="Description" maxRows={8} />
        <TextField<SlideSetValues> name="Name" label="Author name" />
        <QuizField<SlideSetValues> name="quizID" label="Quiz" />
      </FormSection>
      <FormSection title={t('Slides')} hint={t('Wide pictures fill the screen best. They are shown in this order.')}>
        <SlideRows record={record} />
      </FormSection>
      <FormSection title={t('Reference links')} hint={t('Further reading')}>
        <ReferenceLines record={record} />
      </FormSection>
    </>
  )
}
