import { type OrganizationRow, organizationEndpoints } from '@thant/contracts/organizations'
import { confirm } from '#components/feedback/confirm.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useWrite } from '#lib/use-endpoint.ts'

/** Asks first, naming the organization, and then archives it. */
export function useArchiveOrganization(): (organization: OrganizationRow) => Promise<void> {
  const { t } = useTranslation()
  const write = useWrite(organizationEndpoints.archive)
  return async ({ _id: id, name }) => {
    const isSure = await confirm({
      title: t('Are you sure want to delete the organization?'),
      body: t('{{name}} goes from the lists and its users can not sign in any more. Its history stays.', { name }),
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
