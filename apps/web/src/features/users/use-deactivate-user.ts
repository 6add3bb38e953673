import { type User, userEndpoints } from '@thant/contracts/users'
import { useArchive } from '#components/feedback/use-archive.ts'
import { useTranslation } from '#lib/i18n.ts'

export function useDeactivateUser() {
  const { t } = useTranslation()
  return useArchive({
    endpoint: userEndpoints.deactivate,
    title: t('Are you sure want to delete the user?'),
    body: ({ name, email }: User) =>
      t('{{name}} ({{email}}) is signed out and can no longer sign in. The history keeps the name.', {
        name,
        email,
      }),
    done: ({ name }) => t('{{name}} was deleted.', { name }),
  })
}
