import type { Quiz } from '@thant/contracts/service/quizzes'
import { TextField } from '#components/fields/text-fields.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { RepeatableRows } from '#components/form/repeatable-rows.tsx'
import type { FieldsProps } from '#components/form/screen-definition.ts'
import { useTranslation } from '#lib/i18n.ts'
import { blankQuestion, type QuizValues } from '../quiz-values.ts'
import { QuestionFields } from './question-fields.tsx'

export function QuizFields({ record }: FieldsProps<Quiz, QuizValues>) {
  const { t } = useTranslation()
  const { form } = record
  const { Questions: questions } = form.getValues()
  return (
    <>
      <FormSection>
        <TextField<QuizValues> name="title" label="Title" />
      </FormSection>
      <FormSection title={t('Questions')} hint={t('Earlier results keep the questions that were answered.')}>
        <RepeatableRows
          error={form.errors.Questions}
          count={questions.length}
          add={{ label: t('Add question'), onAdd: () => form.insertListItem('Questions', blankQuestion()) }}
          removeLabel={(index) => t('Remove question {{number}}', { number: index + 1 })}
          onRemove={(index) => form.removeListItem('Questions', index)}
        >
          {(index) => <QuestionFields record={record} index={index} />}
        </RepeatableRows>
      </FormSection>
    </>
  )
}
