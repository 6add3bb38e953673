import { Button, Group } from '@mantine/core'
import { IconLifebuoy } from '@tabler/icons-react'
import { backupEndpoints } from '@thant/contracts/reporting/backups'
import { Link } from 'react-router'
import { Page } from '#components/layout/page/page.tsx'
import { BackupList } from '#features/reporting/backups/components/backup-list.tsx'
import { MakeBackup } from '#features/reporting/backups/components/make-backup.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = () => [endpointQuery(backupEndpoints.list, {})]

export default function Backups() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('Backups')}
      subtitle={t('Full copies of the portal. One is made every night at 02:00.')}
      action={
        <Group gap="sm">
          <Button component={Link} to={paths.recoveryKit} variant="default" leftSection={<IconLifebuoy size={16} />}>
            {t('Recovery kit')}
          </Button>
          <MakeBackup />
        </Group>
      }
    >
      <BackupList />
    </Page>
  )
}
