import { Button, Card } from '@mantine/core'
import { IconBellRinging } from '@tabler/icons-react'
import { type MailChoice, notificationEndpoints } from '@thant/contracts/customers/notifications'
import { notifyDone, notifyRefused } from '#components/feedback/notify.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useChooseMail } from '../use-choose-mail.ts'
import classes from './evening-before.module.css'

const kind = 'pickup-tomorrow'

/**
 * Asks once whether to mail the evening before a pickup, where one is planned; each answer is a choice of the settings,
 * and the last word.
 */
export function EveningBefore({ isPlanned }: { isPlanned: boolean }) {
  const { t } = useTranslation()
  const choices = useEndpoint(notificationEndpoints.choices, {}).data?.data
  const chooseMail = useChooseMail()
  const isOffered = choices?.some((choice) => choice.kind === kind && choice.mail === 'off' && !choice.isChosen)
  if (!isPlanned || !isOffered) return null
  const choose = (mail: MailChoice, done: string) =>
    void chooseMail({ kind, mail }).then(
      () => notifyDone(done),
      (error: unknown) => notifyRefused(t('Remind me the evening before'), error, t),
    )
  return (
    <Card component="section" aria-label={t('Remind me the evening before')} className={classes.hint}>
      <IconBellRinging size={18} aria-hidden />
      <p>{t('We can email you the evening before each pickup.')}</p>
      <div className={classes.answers}>
        <Button
          size="compact-md"
          variant="light"
          onClick={() => choose('at-once', t('You get an email the evening before each pickup.'))}
        >
          {t('Remind me the evening before')}
        </Button>
        <Button
          size="compact-md"
          variant="subtle"
          color="gray"
          onClick={() => choose('off', t('You can turn it on in the settings at any time.'))}
        >
          {t('No, thanks')}
        </Button>
      </div>
    </Card>
  )
}
