import { TextInput } from '@mantine/core'
import { Form } from '#components/form/form.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { RepeatableRows } from '#components/form/repeatable-rows.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useReturnTo } from '#lib/return-path.ts'
import { blankQuestion, type QuizValues } from '../quiz-values.ts'
import { QuestionFields } from './question-fields.tsx'

export function QuizForm({ record }: { record: RecordForm<QuizValues> }) {
  const { t } = useTranslation()
  const list = useReturnTo(paths.quizzes)
  const { form } = record
  const { Questions: questions } = form.getValues()
  return (
    <Form form={record} cancel={list}>
      <FormSection>
        <TextInput key={form.key('title')} {...form.getInputProps('title')} label={t('Title')} withAsterisk />
      </FormSection>
      <FormSection title={t('Questions')} hint={t('Earlier results keep the questions that were answered.')}>
        <RepeatableRows
          label={t('Questions')}
          error={form.errors.Questions}
          count={questions.length}
          add={{ label: t('Add question'), onAdd: () => form.insertListItem('Questions', blankQuestion()) }}
          removeLabel={(index) => t('Remove question {{number}}', { number: index + 1 })}
          onRemove={(index) => form.removeListItem('Questions', index)}
        >
          {(index) => <QuestionFields record={record} index={index} />}
        </RepeatableRows>
      </FormSection>
    </Form>
  )
}
