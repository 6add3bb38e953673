import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useFormat } from '#lib/use-format.ts'
import type { QuizValues } from '../quiz-values.ts'
import { OptionLines } from './option-lines.tsx'

export function QuestionFields({ record, index }: { record: RecordForm<QuizValues>; index: number }) {
  const path = `Questions.${index}` as const
  const number = useFormat().number(index + 1)
  return (
    <>
      <TextField<QuizValues> name={`${path}.Question`} label={['Question {{number}}', { number }]} />
      <OptionLines record={record} question={index} />
      <TextArea<QuizValues>
        name={`${path}.Explanation`}
        label={['Explanation of question {{number}}', { number }]}
        hint="Shown with the result, where the answer was wrong."
        maxRows={6}
      />
    </>
  )
}
