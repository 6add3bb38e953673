import { userEndpoints } from '@thant/contracts/customers/users'
import { MailBar } from '#components/data-table/chosen-rows/mail-bar.tsx'
import type { RowChoice } from '#components/data-table/chosen-rows/use-row-choice.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'

/** Sends new invitations to the chosen users. */
export function UsersBar({ choice }: { choice: RowChoice }) {
  const { t } = useTranslation()
  const write = useWrite(userEndpoints.changeMany)
  const back = useWrite(userEndpoints.undoMany)
  return (
    <MailBar
      choice={choice}
      label={t('The chosen users')}
      action={t('Send invitations again')}
      question={t('Invite the chosen users again?')}
      consequence={(number) =>
        t(
          'Chosen: {{number}}. Those who have chosen no password get a new invitation by email, and the earlier one is void.',
          { number },
        )
      }
      send={(ids) => write.mutateAsync({ body: { ids, change: { send: 'invitation' } } })}
      undo={(users) => back.mutateAsync({ body: { users } })}
      said={(number) => t('Sent invitations: {{number}}', { number })}
    />
  )
}
