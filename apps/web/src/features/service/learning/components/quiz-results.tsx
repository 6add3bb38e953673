import { Anchor, Card, Skeleton } from '@mantine/core'
import { type QuizResult, quizResultEndpoints } from '@thant/contracts/service/quizzes'
import { useId } from 'react'
import { generatePath, Link } from 'react-router'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { resultsShown } from '../learning-queries.ts'
import { useGrowingList } from '../use-growing-list.ts'
import lessons from './lessons.module.css'
import classes from './quiz-results.module.css'
import { ScoreBadge } from './score-badge.tsx'
import { ShowMore } from './show-more.tsx'

/** Lists the signed-in user's attempts, newest first. */
export function QuizResults() {
  const { t } = useTranslation()
  const headingId = useId()
  const list = useGrowingList(quizResultEndpoints.list, resultsShown)
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={lessons.heading}>
        {t('Your quiz results')}
      </h2>
      <Card padding={0}>
        {list.query.isPending ? (
          <ResultsSkeleton />
        ) : list.rows === undefined ? (
          <FailedState error={list.query.error} onRetry={() => void list.query.refetch()} />
        ) : list.rows.length === 0 ? (
          <EmptyState title={t('No quiz answered yet')} hint={t('Look through a lesson and try its quiz.')} />
        ) : (
          <ol className={classes.results}>
            {list.rows.map((result) => (
              <ResultLine key={result._id} result={result} />
            ))}
          </ol>
        )}
      </Card>
      <ShowMore list={list} />
    </section>
  )
}

function ResultLine({ result }: { result: QuizResult }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { quizID: quiz, createdAt, TotalCorrectAns, TotalQuestions, TotalCorrectPersentage } = result
  const counts = { correct: format.number(TotalCorrectAns), questions: format.number(TotalQuestions) }
  return (
    <li>
      <div>
        <Anchor
          component={Link}
          to={generatePath(paths.quiz, { quizId: quiz._id })}
          className={classes.title}
          lang={languageOf(quiz.title)}
        >
          {quiz.title}
        </Anchor>
        <div className={classes.when}>
          <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
        </div>
      </div>
      <span className={classes.count}>{t('{{correct}} of {{questions}} correct', counts)}</span>
      <ScoreBadge percentage={TotalCorrectPersentage} />
    </li>
  )
}

function ResultsSkeleton() {
  return (
    <ol className={classes.results} aria-hidden>
      {['first', 'second', 'third'].map((line) => (
        <li key={line}>
          <Skeleton height={36} width="60%" />
          <Skeleton height={16} width={96} />
          <Skeleton height={20} width={120} />
        </li>
      ))}
    </ol>
  )
}
