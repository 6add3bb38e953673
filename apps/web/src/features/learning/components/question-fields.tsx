import { Textarea, TextInput } from '@mantine/core'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { QuizValues } from '../quiz-values.ts'
import { OptionLines } from './option-lines.tsx'

export function QuestionFields({ record, index }: { record: RecordForm<QuizValues>; index: number }) {
  const { t } = useTranslation()
  const { key, getInputProps: field } = record.form
  const path = `Questions.${index}`
  const number = useFormat().number(index + 1)
  return (
    <>
      <TextInput
        key={key(`${path}.Question`)}
        {...field(`${path}.Question`)}
        label={t('Question {{number}}', { number })}
        withAsterisk
      />
      <OptionLines record={record} question={index} />
      <Textarea
        key={key(`${path}.Explanation`)}
        {...field(`${path}.Explanation`)}
        label={t('Explanation of question {{number}}', { number })}
        description={t('Shown with the result, where the answer was wrong.')}
        autosize
        minRows={2}
        maxRows={6}
      />
    </>
  )
}
