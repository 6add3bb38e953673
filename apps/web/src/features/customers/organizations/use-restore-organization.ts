import { organizationEndpoints } from '@thant/contracts/customers/organizations'
import { confirm } from '#components/feedback/confirm.tsx'
import { useRestore } from '#components/feedback/use-restore.ts'
import { useTranslation } from '#lib/i18n.ts'

/** Restores an organization after saying what does not come back with it. */
export function useRestoreOrganization(): (organization: { _id: string }, name: string) => Promise<void> {
  const { t } = useTranslation()
  const restore = useRestore(organizationEndpoints.restore)
  return async (organization, name) => {
    const isSure = await confirm({
      title: t('Restore {{name}}?', { name }),
      body: t(
        'Its users can sign in again. Pickups, trainings and bin orders that were cancelled, schedules that were ended, requests that were withdrawn and reports that were closed with it stay so.',
      ),
      confirm: t('Restore'),
      cancel: t('Cancel'),
    })
    if (isSure) await restore(organization, name)
  }
}
