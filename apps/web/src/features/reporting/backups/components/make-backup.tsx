import { Button } from '@mantine/core'
import { IconDatabaseExport } from '@tabler/icons-react'
import { backupEndpoints } from '@thant/contracts/reporting/backups'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useBackups } from '../use-backups.ts'

/** Asks for a backup; the button shows how far it is, whoever asked. */
export function MakeBackup() {
  const { t } = useTranslation()
  const can = useCan()
  const make = useWrite(backupEndpoints.make)
  const underWay = useBackups().data?.data.underWay
  if (!can('backups:create')) return null
  const ask = () =>
    make.mutateAsync({}).then(
      () => notifyDone(t('The backup is being made.')),
      (error: unknown) => notifyError(error, t),
    )
  return (
    <Button
      leftSection={<IconDatabaseExport size={16} />}
      loading={make.isPending}
      disabled={Boolean(underWay)}
      onClick={() => void ask()}
    >
      {underWay ? t('A backup is being made: {{percent}} %', { percent: underWay.percent }) : t('Back up now')}
    </Button>
  )
}
