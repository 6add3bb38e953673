import { Section } from '#components/layout/public-site/section.tsx'
import { useTranslation } from '#lib/i18n.ts'
import classes from './cards.module.css'
import { CollectDrawing, RecycleDrawing, SortDrawing, WeighDrawing } from './service-step-drawings.tsx'

const steps = [
  {
    title: 'Sort',
    text: 'Paper, plastic, cans, glass, e-waste and organic waste each get a bin of their own.',
    Picture: SortDrawing,
  },
  { title: 'Collect', text: 'Our crew comes at the time shown in your calendar.', Picture: CollectDrawing },
  { title: 'Weigh', text: 'Every item is weighed or estimated, and your report says which.', Picture: WeighDrawing },
  {
    title: 'Recycle',
    text: 'Recyclers and composters take it from there, and your report shows where it went.',
    Picture: RecycleDrawing,
  },
] as const

export function ServiceSteps() {
  const { t } = useTranslation()
  return (
    <Section title={t('From your bins to the recycler')}>
      <ol className={classes.cards}>
        {steps.map(({ title, text, Picture }) => (
          <li key={title} className={classes.card}>
            <Picture />
            <h3 className={classes.title}>{t(title)}</h3>
            <p className={classes.text}>{t(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
