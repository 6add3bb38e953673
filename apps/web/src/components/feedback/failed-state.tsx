import { Button, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { isApiError } from '#lib/calls/api-error.ts'
import { errorText } from '#lib/calls/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import classes from './state.module.css'

export type FailedStateProps = {
  error: unknown
  onRetry: () => void
  /** What the specification has this call say when the server failed without a reason; it stands below the plain words. */
  serverFailed?: string
}

export function FailedState({ error, onRetry, serverFailed }: FailedStateProps) {
  const { t } = useTranslation()
  const requestId = isApiError(error) ? error.requestId : undefined
  const isServerFailure = isApiError(error) && error.code === 'server.failed'
  return (
    <div className={classes.state} role="alert">
      <p className={classes.title}>{isServerFailure ? t('This could not be loaded.') : errorText(error, t)}</p>
      <Text c="dimmed" maw={420}>
        {isServerFailure
          ? t('The fault is ours. Nothing was changed or lost. Please try again. Please call us if it happens again.')
          : t('Nothing was changed or lost. Please try again.')}
      </Text>
      {isServerFailure && (
        <Text c="dimmed" fz="xs">
          {serverFailed ?? errorText(error, t)}
        </Text>
      )}
      {requestId !== undefined && (
        <Text c="dimmed" fz="xs">
          {t('Reference for our support:')} <code>{requestId}</code>
        </Text>
      )}
      <Button variant="default" className={classes.action} leftSection={<IconRefresh size={16} />} onClick={onRetry}>
        {t('Retry')}
      </Button>
    </div>
  )
}
