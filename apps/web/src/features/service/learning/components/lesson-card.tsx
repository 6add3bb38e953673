import { Button, Card } from '@mantine/core'
import { IconBook, IconListCheck } from '@tabler/icons-react'
import type { SlideSet } from '@thant/contracts/service/slide-sets'
import { useId } from 'react'
import { generatePath, Link } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import classes from './lesson-card.module.css'
import { References } from './references.tsx'
import { ScoreBadge } from './score-badge.tsx'
import { SlidePicture } from './slide-picture.tsx'

type LessonCardProps = {
  lesson: SlideSet
  /** The reader's best percentage in its quiz; undefined before the first try. */
  score: number | undefined
}

/** Shows a lesson with its links, Learn and Quiz (docs/specification.md 2.14-21 to 2.14-23). */
export function LessonCard({ lesson, score }: LessonCardProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { _id, Title: title, Description: description, Name: author, Reference: links, quizID: quiz, Slides } = lesson
  return (
    <Card component="article" aria-labelledby={titleId} className={classes.card}>
      <Card.Section className={classes.picture}>
        <SlidePicture src={Slides[0] ?? ''} alt="" />
      </Card.Section>
      <div className={classes.text}>
        <h3 id={titleId} lang={languageOf(title)}>
          {title}
        </h3>
        <p lang={languageOf(description)}>{description}</p>
        {score !== undefined && <ScoreBadge percentage={score} />}
        <p className={classes.author}>{t('By {{author}}', { author })}</p>
      </div>
      <div className={classes.actions}>
        <Button
          component={Link}
          to={generatePath(paths.lesson, { trainingSlideId: _id })}
          leftSection={<IconBook size={16} aria-hidden />}
          aria-describedby={titleId}
        >
          {t('Learn')}
        </Button>
        {quiz && (
          <Button
            component={Link}
            to={generatePath(paths.quiz, { quizId: quiz._id })}
            variant="default"
            leftSection={<IconListCheck size={16} aria-hidden />}
            aria-describedby={titleId}
          >
            {t('Quiz')}
          </Button>
        )}
        {links.length > 0 && <References className={classes.references} lesson={title} links={links} />}
      </div>
    </Card>
  )
}
