import { type User, userEndpoints } from '@thant/contracts/customers/users'
import { confirm } from '#components/feedback/confirm.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'

/** Removes the personal data of a deleted user after a question, since nothing brings them back. */
export function useAnonymiseUser(): (user: User) => Promise<void> {
  const { t } = useTranslation()
  const write = useWrite(userEndpoints.anonymise)
  return async ({ _id: id, name, email }) => {
    try {
      const isSure = await confirm({
        title: t('Remove personal data for good?'),
        body: t(
          '{{name}} ({{email}}) loses name, email and phone, and cannot be restored. The history says “Former user” instead; frozen reports stay as they are. This cannot be undone.',
          { name, email },
        ),
        confirm: t('Remove personal data'),
        cancel: t('Cancel'),
        isDangerous: true,
      })
      if (!isSure) return
      await write.mutateAsync({ params: { id } })
      notifyDone(t('The personal data were removed.'))
    } catch (error) {
      notifyError(error, t)
    }
  }
}
