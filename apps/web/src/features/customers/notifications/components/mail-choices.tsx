import { Input, SegmentedControl } from '@mantine/core'
import { notificationKindLabels } from '@thant/contracts/customers/notification-texts'
import {
  type MailChoice,
  type NotificationChoice,
  notificationEndpoints,
  offeredMailChoices,
} from '@thant/contracts/customers/notifications'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { notifyRefused } from '#components/feedback/notify.ts'
import { FormSection } from '#components/form/form-section.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useChooseMail } from '../use-choose-mail.ts'

const labels: Record<MailChoice, TranslationKey> = { 'at-once': 'At once', digest: 'Once a day', off: 'Off' }

/** Sets when each kind of news is mailed; each choice is saved immediately. */
export function MailChoices() {
  const { t } = useTranslation()
  const choices = useEndpoint(notificationEndpoints.choices, {}).data?.data
  if (choices === undefined || choices.length === 0) return null
  return (
    <FormSection
      title={t('Email notifications')}
      hint={t(
        'The bell shows everything. Choose what you also get by email: at once, except at night, or in one summary at 18:00. Each choice is saved immediately.',
      )}
    >
      {choices.map((choice) => (
        <Choice key={choice.kind} choice={choice} />
      ))}
    </FormSection>
  )
}

function Choice({ choice }: { choice: NotificationChoice }) {
  const { kind, mail } = choice
  const { t } = useTranslation()
  const chooseMail = useChooseMail()
  const label = t(notificationKindLabels[kind])
  const choose = (chosen: MailChoice) =>
    void chooseMail({ kind, mail: chosen }).catch((error: unknown) =>
      notifyRefused(t('{{label}}: {{value}}', { label, value: t(labels[chosen]) }), error, t),
    )
  return (
    <Input.Wrapper label={label} labelElement="div">
      <div>
        <SegmentedControl
          aria-label={label}
          value={mail}
          onChange={choose}
          data={offeredMailChoices(choice).map((value) => ({ value, label: t(labels[value]) }))}
        />
      </div>
    </Input.Wrapper>
  )
}
