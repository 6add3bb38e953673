import { Alert, Button, Group } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import type { Organization } from '@thant/contracts/customers/organizations'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useRestoreOrganization } from '../use-restore-organization.ts'

/** Says on the profile that the organization was deleted, and lets those who may delete it restore it. */
export function ArchivedNotice({ organization }: { organization: Organization }) {
  const { t } = useTranslation()
  const format = useFormat()
  const can = useCan()
  const restore = useRestoreOrganization()
  if (organization.archivedAt === null) return null
  return (
    <Alert color="amber" icon={<IconArchive />} role="status">
      <Group justify="space-between" gap="sm">
        {t('This organization was deleted: {{time}}. Its users cannot sign in.', {
          time: format.dateTime(organization.archivedAt),
        })}
        {can('organizations:archive') && (
          <Button size="xs" variant="default" onClick={() => void restore(organization, organization.name)}>
            {t('Restore')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
