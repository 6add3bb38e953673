import { Alert, Badge, Button, Progress, Skeleton, Stack } from '@mantine/core'
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import {
  type Backup,
  type BackupAttempt,
  type Backups,
  backupEndpoints,
  problemFacts,
} from '@thant/contracts/reporting/backups'
import { useFileDownload } from '#components/data-table/export/use-file-download.ts'
import classes from '#components/data-table/figure-table.module.css'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { Facts } from '#components/figures/facts.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { reasonLabels, stateOf } from '../backup-state.ts'
import { useBackups } from '../use-backups.ts'
import { RestorableMoments } from './restorable-moments.tsx'

export function BackupList() {
  const { t } = useTranslation()
  const result = useBackups()
  const overview = result.data?.data
  if (result.isError) {
    return <FailedCard error={result.error} onRetry={() => void result.refetch()} />
  }
  if (!overview) return <Skeleton height={420} radius="md" />
  return (
    <Stack>
      {overview.isOverdue && <Overdue lastGoodAt={overview.lastGoodAt} />}
      {overview.lastAttempt && <LastAttempt attempt={overview.lastAttempt} />}
      {overview.unreadable.length > 0 && (
        <Alert color="brick" role="alert" icon={<IconAlertTriangle />} title={t('Some files cannot be read')}>
          {t('They are damaged, belong to another user of the server, or have another passphrase: {{names}}', {
            names: overview.unreadable.join(', '),
          })}
        </Alert>
      )}
      {overview.underWay && <Progress value={overview.underWay.percent} aria-label={t('Backup under way')} animated />}
      <SectionCard
        title={t('Kept backups')}
        subtitle={t('To restore one, your administrator stops the portal and runs npm run restore.')}
      >
        {overview.backups.length === 0 ? (
          <p>{t('No backup was made yet.')}</p>
        ) : (
          <BackupTable backups={overview.backups} />
        )}
      </SectionCard>
      {overview.moments && <RestorableMoments moments={overview.moments} />}
    </Stack>
  )
}

function Overdue({ lastGoodAt }: Pick<Backups, 'lastGoodAt'>) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Alert color="brick" role="alert" icon={<IconAlertTriangle />} title={t('The backup is overdue')}>
      {lastGoodAt === null
        ? t('There is no backup that can be restored. Make one now.')
        : t('The last good backup was made on {{time}}. Make one now, and tell whoever runs the server.', {
            time: format.dateTime(lastGoodAt),
          })}
    </Alert>
  )
}

/** A try that went well is seen in the list. */
function LastAttempt({ attempt }: { attempt: BackupAttempt }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (attempt.isEnded && attempt.problem === null) return null
  return (
    <Alert color="brick" role="alert" icon={<IconAlertTriangle />} title={t('The last backup failed')}>
      <Facts
        facts={[
          { label: t('Begun'), value: format.dateTime(attempt.at) },
          { label: t('Reason'), value: t(reasonLabels[attempt.reason]) },
          ...problemFacts(attempt.problem).map(({ label, value }) => ({
            label: t(label),
            value: typeof value === 'string' ? value : t(value.text),
          })),
        ]}
      />
      {t('The portal tries again by itself. Tell whoever runs the server if it goes on failing.')}
    </Alert>
  )
}

function BackupTable({ backups }: { backups: readonly Backup[] }) {
  const { t } = useTranslation()
  const can = useCan()
  return (
    <table className={classes.table} aria-label={t('Kept backups')}>
      <thead>
        <tr>
          <th scope="col">{t('Made')}</th>
          <th scope="col" className={classes.word}>
            {t('Reason')}
          </th>
          <th scope="col" className={classes.word}>
            {t('Version')}
          </th>
          <th scope="col">{t('Size')}</th>
          <th scope="col" className={classes.word}>
            {t('State')}
          </th>
          {can('backups:download') && <th scope="col">{t('File')}</th>}
        </tr>
      </thead>
      <tbody>
        {backups.map((backup) => (
          <Row key={backup.name} backup={backup} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ backup }: { backup: Backup }) {
  const { t } = useTranslation()
  const format = useFormat()
  const can = useCan()
  const download = useFileDownload()
  const { name, madeAt, reason, version, bytes, check, hasCopy } = backup
  const state = stateOf(backup)
  return (
    <tr>
      <th scope="row">{format.dateTime(madeAt)}</th>
      <td data-label={t('Reason')} className={classes.word}>
        {t(reasonLabels[reason])}
      </td>
      <td data-label={t('Version')} className={classes.word}>
        {version}
      </td>
      <td data-label={t('Size')}>{format.fileSize(bytes)}</td>
      <td data-label={t('State')} className={classes.word}>
        <Badge color={state.color} title={check ? format.dateTime(check.at) : undefined}>
          {t(state.label)}
        </Badge>
        {backup.isEncrypted && <Badge color="sky">{t('Encrypted')}</Badge>}
        {hasCopy === false && <Badge color="amber">{t('No second copy')}</Badge>}
      </td>
      {can('backups:download') && (
        <td data-label={t('File')}>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconDownload size={16} />}
            onClick={() =>
              void download({ endpoint: backupEndpoints.download, params: { name }, query: {}, name, isDocument: true })
            }
          >
            {t('Download')}
          </Button>
        </td>
      )}
    </tr>
  )
}
