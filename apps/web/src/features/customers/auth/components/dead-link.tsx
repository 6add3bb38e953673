import { Alert, Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { errorText } from '#lib/calls/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'

type DeadLinkProps = {
  error: unknown
  /** Where another link is asked for; nobody can ask for one to set the portal up. */
  newLinkHref?: string
  /** What to do instead, in words. */
  hint?: ReactNode
}

/** Says why a secret link does not work, and where to go from here. */
export function DeadLink({ error, newLinkHref, hint }: DeadLinkProps) {
  const { t } = useTranslation()
  return (
    <Stack>
      <Alert color="brick" role="alert">
        {errorText(error, t)}
      </Alert>
      {hint}
      <Group gap="sm">
        {newLinkHref !== undefined && (
          <Button component={Link} to={newLinkHref}>
            {t('Ask for a new link')}
          </Button>
        )}
        <Button component={Link} to={paths.logIn} variant="default">
          {t('Back to sign in')}
        </Button>
      </Group>
    </Stack>
  )
}
