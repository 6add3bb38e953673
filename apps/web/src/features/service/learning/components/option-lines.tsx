import { Radio } from '@mantine/core'
import { maxOptions } from '@thant/contracts/service/quizzes'
import { TextArea } from '#components/fields/text-area.tsx'
import { EntryLines } from '#components/form/entry-lines.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { blankOption, type QuizValues, withRightOption } from '../quiz-values.ts'
import classes from './option-lines.module.css'

export function OptionLines({ record, question }: { record: RecordForm<QuizValues>; question: number }) {
  const { t } = useTranslation()
  const { form } = record
  const path = `Questions.${question}.options` as const
  const wirePath = `Questions.${question}.OptionalAnswers`
  const rightPath = `Questions.${question}.CorrectAnswer`
  const options = form.useWatchValue(`Questions.${question}.options`)
  const names = (index: number) => ({ question: question + 1, number: index + 1 })
  return (
    <EntryLines
      label={t('Answers to question {{number}}', { number: question + 1 })}
      path={form.errors[rightPath] ? rightPath : wirePath}
      error={form.errors[wirePath] ?? form.errors[rightPath]}
      head={[t('Answers'), t('Right')]}
      isNarrow
      lineClass={classes.line}
      count={options.length}
      addLabel={t('Add answer')}
      onInsert={(index) => options.length < maxOptions && form.insertListItem(path, blankOption, index)}
      removeLabel={(index) => t('Remove answer {{number}} of question {{question}}', names(index))}
      onRemove={(index) => form.removeListItem(path, index)}
      isBlank={(index) => options[index]?.text === ''}
    >
      {(index) => (
        <>
          <TextArea<QuizValues>
            name={`${path}.${index}.text`}
            error={form.errors[`${wirePath}.${index}`]}
            data-path={`${wirePath}.${index}`}
            aria-label={t('Answer {{number}} of question {{question}}', names(index))}
            autoComplete="off"
            minRows={1}
          />
          <Radio
            className={classes.right}
            name={path}
            checked={options[index]?.isRight ?? false}
            onChange={() => {
              form.clearFieldError(rightPath)
              form.setFieldValue(path, withRightOption(form.getValues().Questions[question]?.options ?? [], index))
            }}
            aria-label={t('Answer {{number}} of question {{question}} is right', names(index))}
          />
        </>
      )}
    </EntryLines>
  )
}
