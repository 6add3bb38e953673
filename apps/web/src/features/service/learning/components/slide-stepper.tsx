import { UnstyledButton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './slide-stepper.module.css'

type SlideStepperProps = { count: number; step: number; goTo: (step: number) => void }

/** Links every slide and marks the current one; many slides scroll sideways. */
export function SlideStepper({ count, step, goTo }: SlideStepperProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const shown = list.current?.children[step - 1]
    if (list.current && shown instanceof HTMLElement) {
      list.current.scrollLeft = shown.offsetLeft - list.current.clientWidth / 2
    }
  }, [step])
  return (
    <nav aria-label={t('Slides')}>
      <ol ref={list} className={classes.steps}>
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <li key={number} data-done={number < step || undefined}>
            <UnstyledButton
              className={classes.step}
              aria-label={t('Slide {{number}}', { number: format.number(number) })}
              aria-current={number === step ? 'step' : undefined}
              onClick={() => goTo(number)}
            >
              {format.number(number)}
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  )
}
