import { Badge, Card, Radio } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import type { Quiz, QuizResult } from '@thant/contracts/service/quizzes'
import { RadioField } from '#components/fields/radio-field.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import type { QuizAnswers } from '../quiz-answers.ts'
import classes from './quiz-answers.module.css'

type QuizQuestionProps = {
  index: number
  question: Quiz['Questions'][number]
  /** Undefined until the server has marked the quiz. */
  result: QuizResult | undefined
}

export function QuizQuestion({ index, question, result }: QuizQuestionProps) {
  const format = useFormat()
  const { Question: text, OptionalAnswers: options } = question
  return (
    <Card component="li">
      <RadioField<QuizAnswers>
        name={`answers.${index}`}
        label={<span>{`${format.number(index + 1)}. ${text}`}</span>}
        labelProps={{ className: classes.question, lang: languageOf(text) }}
      >
        <div className={classes.options}>
          {options.map((option) => (
            <Radio
              key={option}
              value={option}
              label={<OptionLabel option={option} mark={markOf(option, index, result)} />}
              disabled={result !== undefined}
            />
          ))}
        </div>
      </RadioField>
      {result && <Verdict result={result} index={index} />}
    </Card>
  )
}

type Mark = 'right' | 'wrong' | undefined

/** The right option of a marked question, and the one that was chosen instead. */
function markOf(option: string, index: number, result: QuizResult | undefined): Mark {
  if (option === result?.Questions[index]?.CorrectAnswer) return 'right'
  return result && option === result.UserAns[index] ? 'wrong' : undefined
}

function OptionLabel({ option, mark }: { option: string; mark: Mark }) {
  return (
    <span className={classes.option} data-mark={mark}>
      <span lang={languageOf(option)}>{option}</span>
      {mark === 'right' && <IconCheck size={16} aria-hidden />}
      {mark === 'wrong' && <IconX size={16} aria-hidden />}
    </span>
  )
}

/** Shows the right answer and its explanation after a wrong one (docs/specification.md 4-24). */
function Verdict({ result, index }: { result: QuizResult; index: number }) {
  const { t } = useTranslation()
  const solved = result.Questions[index]
  const answer = result.UserAns[index] ?? null
  if (solved === undefined) return null
  if (answer === solved.CorrectAnswer) {
    return (
      <div className={classes.verdict}>
        <Badge color="leaf" leftSection={<IconCheck size={12} aria-hidden />}>
          {t('Right')}
        </Badge>
      </div>
    )
  }
  return (
    <div className={classes.verdict}>
      <Badge color="brick" leftSection={<IconX size={12} aria-hidden />}>
        {answer === null ? t('Not answered') : t('Wrong')}
      </Badge>
      <p>
        {t('Right answer:')} <strong lang={languageOf(solved.CorrectAnswer)}>{solved.CorrectAnswer}</strong>
      </p>
      {solved.Explanation !== '' && <p lang={languageOf(solved.Explanation)}>{solved.Explanation}</p>}
    </div>
  )
}
