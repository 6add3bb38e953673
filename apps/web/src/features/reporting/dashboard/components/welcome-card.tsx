import { Button, Card } from '@mantine/core'
import { IconBuilding, IconCalendarEvent, IconMail, IconSchool } from '@tabler/icons-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { CleanStreetDrawing } from '#components/drawings/clean-street.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import classes from './welcome-card.module.css'

const steps = [
  { text: 'Tell us where your bins are and when the gate is open.', to: paths.ownOrganization, icon: IconBuilding },
  { text: 'See when we come, and add the pickups to your calendar.', to: paths.ownSchedule, icon: IconCalendarEvent },
  { text: 'Learn how to sort waste in a few slides.', to: paths.ownTrainings, icon: IconSchool },
  { text: 'Ask us for your first pickup, or anything else.', to: paths.contact, icon: IconMail },
] as const

/** Greets a customer from whom nothing was collected yet, with the first steps. */
export function WelcomeCard() {
  const { t } = useTranslation()
  const headingId = useId()
  return (
    <Card component="section" aria-labelledby={headingId} className={classes.card}>
      <div>
        <h2 id={headingId} className={classes.title}>
          {t('Welcome. Your figures appear here after your first pickup.')}
        </h2>
        <ul className={classes.steps}>
          {steps.map(({ text, to, icon: StepIcon }) => (
            <li key={to}>
              <Button component={Link} to={to} variant="default" leftSection={<StepIcon size={18} aria-hidden />}>
                {t(text)}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <CleanStreetDrawing className={classes.picture} />
    </Card>
  )
}
