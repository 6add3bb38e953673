import { Alert, Anchor, Text } from '@mantine/core'
import type { Attendee, Training } from '@thant/contracts/service/trainings'
import { trainingTypeLabels } from '@thant/contracts/service/trainings'
import { Link } from 'react-router'
import { FactsCard } from '#components/figures/facts-card.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { PickupStatusBadge } from '#features/service/pickups/components/pickup-status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import classes from './training-overview.module.css'

export function TrainingOverview({ training }: { training: Training }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { trainingDate, trainingPeriod, trainerName, topic, type, status, attendees } = training
  const text = (chartFormat: string) => chartFormat && <span lang={languageOf(chartFormat)}>{chartFormat}</span>
  return (
    <div className={classes.cards}>
      {status === 'ONHOLD' && (
        <Alert color="amber">
          {t('It does not take place on this date. To choose a new one, write to us:')}{' '}
          <Anchor component={Link} to={paths.contact} inherit c="inherit" underline="always">
            {t('Contact us')}
          </Anchor>
        </Alert>
      )}
      <FactsCard
        title={t('Training session')}
        facts={[
          { label: t('Status'), value: <PickupStatusBadge status={status} /> },
          { label: t('Training date'), value: format.date(trainingDate) },
          { label: t('Training period'), value: text(trainingPeriod) },
          { label: t('Topic'), value: text(topic) },
          { label: t('Trainer'), value: text(trainerName) },
          { label: t('Type'), value: type && t(trainingTypeLabels[type]) },
        ]}
      />
      <FormSection title={t('Attendees')}>
        {attendees.length === 0 ? (
          <Text c="dimmed">{t('Who came is written down after the training.')}</Text>
        ) : (
          <ol className={classes.attendees}>
            {attendees.map((attendee, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: attendees have no id, and two may have the same name
              <li key={index}>
                <AttendeeLines attendee={attendee} />
              </li>
            ))}
          </ol>
        )}
      </FormSection>
    </div>
  )
}

function AttendeeLines({ attendee: { name, position, department, feedback } }: { attendee: Attendee }) {
  const work = [position, department].filter((chartFormat) => chartFormat !== '').join(', ')
  return (
    <>
      <div className={classes.name} lang={languageOf(name)}>
        {name}
      </div>
      {work !== '' && (
        <div className={classes.line} lang={languageOf(work)}>
          {work}
        </div>
      )}
      {feedback !== '' && <div lang={languageOf(feedback)}>“{feedback}”</div>}
    </>
  )
}
