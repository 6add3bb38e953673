import { Button, Group } from '@mantine/core'
import type { Me } from '@thant/contracts/customers/auth'
import { type UserDetails, userEndpoints } from '@thant/contracts/customers/users'
import { notifyError } from '#components/feedback/notify.ts'
import { notifyWithAction } from '#components/feedback/notify-with-action.tsx'
import { useTakeBack } from '#components/feedback/use-take-back.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { canChangeUser } from '../user-types.ts'

/** Shows until when a user may choose a password by the link that was mailed, and sends another one. */
export function Invitation({ user, me }: { user: UserDetails; me: Me }) {
  const { t } = useTranslation()
  const can = useCan()
  const format = useFormat()
  const send = useWrite(userEndpoints.sendInvitation)
  const back = useWrite(userEndpoints.undoMany)
  const takeBack = useTakeBack()
  const sendAgain = () =>
    send.mutate(
      { params: { id: user._id } },
      {
        onSuccess: ({ data: { _id: id, __v, email } }) => {
          const stop = () => takeBack(() => back.mutateAsync({ body: { users: [{ id, __v }] } }))
          notifyWithAction(t('The invitation was sent to {{email}}.', { email }), t('Undo'), () => void stop())
        },
        onError: (error) => notifyError(error, t),
      },
    )
  return (
    <Group gap="sm">
      {user.invitedUntil === null
        ? t('Expired')
        : t('Valid until {{time}}', { time: format.dateTime(user.invitedUntil) })}
      {can('users:change') && canChangeUser(me, user) && (
        <Button size="compact-sm" variant="default" loading={send.isPending} onClick={sendAgain}>
          {t('Send invitation again')}
        </Button>
      )}
    </Group>
  )
}
