import { Textarea, TextInput } from '@mantine/core'
import { Form } from '#components/form/form.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useReturnTo } from '#lib/return-path.ts'
import type { SlideSetValues } from '../slide-set-values.ts'
import { QuizSelect } from './quiz-select.tsx'
import { ReferenceLines } from './reference-lines.tsx'
import { SlideRows } from './slide-rows.tsx'

export function SlideSetForm({ record }: { record: RecordForm<SlideSetValues> }) {
  const { t } = useTranslation()
  const list = useReturnTo(paths.learning)
  const { key, getInputProps: field } = record.form
  return (
    <Form form={record} cancel={list}>
      <FormSection title={t('Lesson')}>
        <TextInput key={key('Title')} {...field('Title')} label={t('Title')} withAsterisk />
        <Textarea
          key={key('Description')}
          {...field('Description')}
          label={t('Description')}
          autosize
          minRows={2}
          maxRows={8}
          withAsterisk
        />
        <TextInput key={key('Name')} {...field('Name')} label={t('Author name')} withAsterisk />
        <QuizSelect key={key('quizID')} {...field('quizID')} label={t('Quiz')} />
      </FormSection>
      <FormSection title={t('Slides')} hint={t('Wide pictures fill the screen best. They are shown in this order.')}>
        <SlideRows record={record} />
      </FormSection>
      <FormSection title={t('Reference links')} hint={t('Further reading')}>
        <ReferenceLines record={record} />
      </FormSection>
    </Form>
  )
}
