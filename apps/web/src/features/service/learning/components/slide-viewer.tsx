import { Button, Card } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconCheck, IconListCheck } from '@tabler/icons-react'
import type { SlideSet } from '@thant/contracts/service/slide-sets'
import { useRef } from 'react'
import { generatePath, Link } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { useSlideStep } from '../slide-step.ts'
import { useImagePreload } from '../use-image-preload.ts'
import { useSlideKeys } from '../use-slide-keys.ts'
import { useSwipe } from '../use-swipe.ts'
import { SlidePicture } from './slide-picture.tsx'
import { SlideStepper } from './slide-stepper.tsx'
import classes from './slide-viewer.module.css'

/** Shows one slide at a time; buttons, arrow keys and swipes turn them (docs/specification.md 2.14-25). */
export function SlideViewer({ lesson }: { lesson: SlideSet }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { Slides: pictures, SlideTexts: texts, quizID: quiz } = lesson
  const { step, goTo, turn } = useSlideStep(pictures.length)
  const nextButton = useRef<HTMLButtonElement>(null)
  useSlideKeys(turn)
  const swipe = useSwipe(turn)
  useImagePreload(pictures.slice(step, step + 2))

  const picture = pictures[step - 1] ?? ''
  const text = texts[step - 1] ?? ''
  const isLast = step === pictures.length
  const place = { number: format.number(step), count: format.number(pictures.length) }
  const back = () => {
    // The first slide has no Back button, so its focus moves to Next before it disappears.
    if (step === 2) nextButton.current?.focus()
    turn.back()
  }
  return (
    <div className={classes.viewer}>
      <SlideStepper count={pictures.length} step={step} goTo={goTo} />
      <Card>
        <figure className={classes.slide} {...swipe}>
          <SlidePicture key={picture} src={picture} alt={t('Picture of slide {{number}}', place)} />
          <figcaption className={classes.text} aria-live="polite" lang={languageOf(text)}>
            {text}
          </figcaption>
        </figure>
      </Card>
      <div className={classes.foot}>
        <span className={classes.count} role="status">
          {t('Slide {{number}} of {{count}}', place)}
        </span>
        {step > 1 && (
          <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={back}>
            {t('Back')}
          </Button>
        )}
        {isLast && quiz && (
          <Button
            component={Link}
            to={generatePath(paths.quiz, { quizId: quiz._id })}
            variant="default"
            leftSection={<IconListCheck size={16} aria-hidden />}
          >
            {t('Quiz')}
          </Button>
        )}
        {isLast ? (
          <Button component={Link} to={paths.ownTrainings} leftSection={<IconCheck size={16} aria-hidden />}>
            {t('Finish')}
          </Button>
        ) : (
          <Button ref={nextButton} rightSection={<IconArrowRight size={16} aria-hidden />} onClick={turn.next}>
            {t('Next')}
          </Button>
        )}
      </div>
    </div>
  )
}
