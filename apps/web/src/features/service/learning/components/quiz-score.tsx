import { Button, Card } from '@mantine/core'
import { IconArrowLeft, IconBook, IconRefresh } from '@tabler/icons-react'
import type { QuizResult } from '@thant/contracts/service/quizzes'
import { slideSetEndpoints } from '@thant/contracts/service/slide-sets'
import { useEffect, useId, useRef } from 'react'
import { generatePath, Link } from 'react-router'
import { useList } from '#lib/calls/use-list.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { isGoodScore } from '../score.ts'
import classes from './quiz-score.module.css'

type QuizScoreProps = { result: QuizResult; onTryAgain: () => void }

/** Shows the result in green or red and in words; takes the focus so that screen readers read it out. */
export function QuizScore({ result, onTryAgain }: QuizScoreProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const card = useRef<HTMLDivElement>(null)
  const headingId = useId()
  useEffect(() => {
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'center' })
  }, [])
  const lessons = useList(slideSetEndpoints.list, { limit: 200 }).data?.data
  const lesson = lessons?.find(({ quizID: quiz }) => quiz?._id === result.quizID._id)
  const { TotalCorrectAns, TotalQuestions, TotalCorrectPersentage: percentage } = result
  const isGood = isGoodScore(percentage)
  const counts = { correct: format.number(TotalCorrectAns), questions: format.number(TotalQuestions) }
  return (
    <Card
      ref={card}
      component="section"
      aria-labelledby={headingId}
      tabIndex={-1}
      className={classes.score}
      data-good={isGood || undefined}
    >
      <div className={classes.text}>
        <div className={classes.figure}>{format.percent(percentage, 0)}</div>
        <h2 id={headingId}>{t('{{correct}} of {{questions}} correct', counts)}</h2>
        <div>
          {isGood
            ? t('Well done. What you missed is explained below.')
            : t('Not enough yet. Read the explanations below, look through the lesson and try again.')}
        </div>
      </div>
      <div className={classes.actions}>
        {lesson && (
          <Button
            component={Link}
            to={generatePath(paths.lesson, { trainingSlideId: lesson._id })}
            variant="default"
            leftSection={<IconBook size={16} aria-hidden />}
          >
            {t('Open the lesson')}
          </Button>
        )}
        <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onTryAgain}>
          {t('Try again')}
        </Button>
        <Button component={Link} to={paths.ownTrainings} leftSection={<IconArrowLeft size={16} aria-hidden />}>
          {t('Back to training')}
        </Button>
      </div>
    </Card>
  )
}
