import { Page } from '#components/layout/page.tsx'
import { BackupList } from '#features/backups/components/backup-list.tsx'
import { MakeBackup } from '#features/backups/components/make-backup.tsx'
import { useTranslation } from '#lib/i18n.ts'

export default function Backups() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('Backups')}
      subtitle={t('Everything in the portal as of one moment. One is made every night at 02:00.')}
      action={<MakeBackup />}
    >
      <BackupList />
    </Page>
  )
}
