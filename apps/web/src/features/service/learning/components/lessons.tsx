import { Card, Skeleton } from '@mantine/core'
import { type SlideSet, slideSetEndpoints } from '@thant/contracts/service/slide-sets'
import { useId } from 'react'
import { EmptyListDrawing } from '#components/drawings/empty-list.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { lessonsShown } from '../learning-queries.ts'
import { isGoodScore } from '../score.ts'
import { useGrowingList } from '../use-growing-list.ts'
import { useOwnScores } from '../use-own-scores.ts'
import { LessonCard } from './lesson-card.tsx'
import classes from './lessons.module.css'
import { ShowMore } from './show-more.tsx'

export function Lessons() {
  const { t } = useTranslation()
  const headingId = useId()
  const list = useGrowingList(slideSetEndpoints.list, lessonsShown)
  const scores = useOwnScores()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {t('Lessons')}
      </h2>
      {list.rows && scores && <Progress lessons={list.rows} scores={scores} />}
      {list.query.isPending ? (
        <LessonsSkeleton />
      ) : list.rows === undefined ? (
        <FailedCard error={list.query.error} onRetry={() => void list.query.refetch()} />
      ) : list.rows.length === 0 ? (
        <Card>
          <EmptyState
            drawing={<EmptyListDrawing />}
            title={t('No lessons yet')}
            hint={t('New lessons appear here as soon as our team adds them.')}
          />
        </Card>
      ) : (
        <ul className={classes.grid}>
          {list.rows.map((lesson) => (
            <li key={lesson._id}>
              <LessonCard lesson={lesson} score={lesson.quizID ? scores?.get(lesson.quizID._id) : undefined} />
            </li>
          ))}
        </ul>
      )}
      <ShowMore list={list} />
    </section>
  )
}

function Progress({ lessons, scores }: { lessons: readonly SlideSet[]; scores: ReadonlyMap<string, number> }) {
  const { t } = useTranslation()
  const format = useFormat()
  const withQuiz = lessons.flatMap(({ quizID: quiz }) => (quiz ? [quiz._id] : []))
  const passed = withQuiz.filter((id) => isGoodScore(scores.get(id) ?? 0)).length
  if (withQuiz.length === 0) return null
  return (
    <p className={classes.progress}>
      {t('{{passed}} of {{all}} lessons passed', {
        passed: format.number(passed),
        all: format.number(withQuiz.length),
      })}
    </p>
  )
}

function LessonsSkeleton() {
  return (
    <div className={classes.grid} aria-hidden>
      {['first', 'second', 'third'].map((card) => (
        <Card key={card}>
          <Skeleton height={160} />
          <Skeleton height={18} mt={16} width="70%" />
          <Skeleton height={14} mt={12} />
          <Skeleton height={14} mt={8} width="85%" />
          <Skeleton height={36} mt={20} width="60%" />
        </Card>
      ))}
    </div>
  )
}
