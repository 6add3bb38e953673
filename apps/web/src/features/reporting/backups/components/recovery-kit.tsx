import { Alert, Anchor, Button, Card, Skeleton, Stack, TextInput } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { Backups } from '@thant/contracts/reporting/backups'
import { useState } from 'react'
import { Link } from 'react-router'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { Facts } from '#components/figures/facts.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { usePublicOrigin } from '#lib/links/public-origin.ts'
import { useCompany, useFormat } from '#lib/use-format.ts'
import { useBackups } from '../use-backups.ts'
import classes from './recovery-kit.module.css'

/** What somebody needs who has a backup and no server. The passphrase is on it only if it is typed here. */
export function RecoveryKit() {
  const { t } = useTranslation()
  const result = useBackups()
  const [passphrase, setPassphrase] = useState('')
  const state = result.data?.data
  if (result.isError) return <FailedState error={result.error} onRetry={() => void result.refetch()} />
  if (!state) return <Skeleton height={420} radius="md" />
  return (
    <Stack gap="md">
      <div className={classes.bar} data-screen-only>
        {state.isEncrypting && (
          <TextInput
            label={t('Passphrase to print')}
            description={t(
              'Leave it empty to write it by hand. What is typed here is printed, but neither sent nor stored.',
            )}
            value={passphrase}
            onChange={(event) => setPassphrase(event.currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
            className={classes.field}
          />
        )}
        <Button leftSection={<IconPrinter size={16} />} onClick={() => window.print()}>
          {t('Print')}
        </Button>
      </div>
      {state.backups.length === 0 && (
        <Alert color="amber" role="status" data-screen-only>
          {t('There is no backup yet, and without one this page brings nothing back.')}{' '}
          <Anchor component={Link} to={paths.backups}>
            {t('Make the first backup')}
          </Anchor>
        </Alert>
      )}
      <PrintedKit state={state} passphrase={passphrase} />
    </Stack>
  )
}

function Run({ command }: { command: string }) {
  const { t } = useTranslation()
  return (
    <>
      {t('Run:')}
      <code className={classes.command}>{command}</code>
    </>
  )
}

function PrintedKit({ state, passphrase }: { state: Backups; passphrase: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const company = useCompany()
  const origin = usePublicOrigin()
  const [newest] = state.backups
  return (
    <Card component="article" className={classes.paper} aria-label={t('Recovery kit')}>
      <h2>{t('Recovery kit of {{name}}', { name: company?.name ?? 'Thant' })}</h2>
      <Facts
        facts={[
          { label: t('Address of the portal'), value: origin },
          ...(newest ? [{ label: t('Version'), value: newest.version }] : []),
          { label: t('Backups are in'), value: state.folder },
          { label: t('Copies are in'), value: state.secondPlace ?? t('no second place is set') },
          { label: t('Newest backup'), value: newest ? newest.name : t('none yet') },
          { label: t('Printed on'), value: format.date(new Date().toISOString()) },
        ]}
      />
      <h3>{t('What to do when the server is gone')}</h3>
      <ol>
        <li>
          {newest
            ? t(
                'Take a computer with Linux or macOS, install Node 24 and copy the software of the portal to it: version {{version}} or newer.',
                { version: newest.version },
              )
            : t('Take a computer with Linux or macOS, install Node 24 and copy the software of the portal to it.')}
        </li>
        <li>
          {t('Copy the newest file thant-….tar and the folder named files, which is beside it, to that computer.')}
        </li>
        <li>
          <Run command="npm ci" />
        </li>
        <li>
          <Run command="npm run restore -- /path/to/thant-….tar" />
        </li>
        {state.isEncrypting && <li>{t('Type the passphrase below when it asks for it.')}</li>}
        <li>
          <Run command="npm start" />
        </li>
        <li>{t('Everyone signs in with their previous password.')}</li>
      </ol>
      <h3>{t('Where the software of the portal is, and who can help')}</h3>
      <p className={classes.box} />
      {state.isEncrypting ? (
        <>
          <h3>{t('Passphrase')}</h3>
          <p className={classes.box}>{passphrase}</p>
          <p>
            {t(
              'Without the passphrase nobody can read the backups, not even the makers of the portal. Keep this page in a safe.',
            )}
          </p>
          <h3>{t('Without the portal')}</h3>
          <p>
            {t('The program age opens a backup with the passphrase and the file key-….age next to it: {{command}}', {
              command: 'age -d -i key-….age thant-….tar | tar -x',
            })}
          </p>
        </>
      ) : (
        <p>{t('The backups are not encrypted: whoever has the files can read them.')}</p>
      )}
    </Card>
  )
}
