import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Section } from '#components/layout/public-site/section.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import classes from './cards.module.css'
import { LessonsDrawing } from './lessons-drawing.tsx'

export function LearningOffer() {
  const { t } = useTranslation()
  return (
    <Section
      title={t('Learning and activities')}
      subtitle={t('Recycling begins with those who sort. We show them how.')}
      picture={<LessonsDrawing />}
    >
      <div className={classes.activity}>
        <h3>{t('Waste segregation training')}</h3>
        <p className={classes.text}>
          {t('Short lessons with pictures and a quiz: how to sort paper, plastic and e-waste, and why.')}
        </p>
      </div>
      <div className={classes.activity}>
        <h3>{t('Awareness training')}</h3>
        <p className={classes.text}>
          {t('Our trainers come to your office, school or neighbourhood and practise with your people.')}
        </p>
      </div>
      <div className={classes.actions}>
        <Button component={Link} to={paths.logIn}>
          {t('Open the lessons')}
        </Button>
        <Button component={Link} to={paths.contact} variant="default">
          {t('Ask for a training')}
        </Button>
      </div>
    </Section>
  )
}
