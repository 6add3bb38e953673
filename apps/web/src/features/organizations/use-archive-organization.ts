import { type OrganizationRow, organizationEndpoints } from '@thant/contracts/organizations'
import { useArchive } from '#components/feedback/use-archive.ts'
import { useTranslation } from '#lib/i18n.ts'

export function useArchiveOrganization() {
  const { t } = useTranslation()
  return useArchive({
    endpoint: organizationEndpoints.archive,
    title: t('Are you sure want to delete the organization?'),
    body: ({ name }: OrganizationRow) =>
      t('{{name}} goes from the lists and its users can not sign in any more. Its history stays.', { name }),
    done: ({ name }) => t('{{name}} was deleted.', { name }),
  })
}
