import { type User, userEndpoints } from '@thant/contracts/users'
import { confirm } from '#components/feedback/confirm.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useWrite } from '#lib/use-endpoint.ts'

/** Asks first, naming the user, and then deactivates them. */
export function useDeactivateUser(): (user: User) => Promise<void> {
  const { t } = useTranslation()
  const write = useWrite(userEndpoints.deactivate)
  return async ({ _id: id, name, email }) => {
    const isSure = await confirm({
      title: t('Are you sure want to delete the user?'),
      body: t('{{name}} ({{email}}) is signed out and can not sign in any more. The history keeps the name.', {
        name,
        email,
      }),
      confirm: t('Delete'),
      cancel: t('Cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    await write.mutateAsync({ params: { id } }).then(
      () => notifyDone(t('{{name}} was deleted.', { name })),
      (error: unknown) => notifyError(error, t),
    )
  }
}
