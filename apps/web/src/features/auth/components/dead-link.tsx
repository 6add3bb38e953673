import { Alert, Button, Group, Stack } from '@mantine/core'
import { Link } from 'react-router'
import { errorText } from '#lib/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

/** Says why a link for choosing a password does not work, and leads to a new one. */
export function DeadLink({ error }: { error: unknown }) {
  const { t } = useTranslation()
  return (
    <Stack>
      <Alert color="brick" role="alert">
        {errorText(error, t)}
      </Alert>
      <Group gap="sm">
        <Button component={Link} to={paths.passwordReset}>
          {t('Ask for a new link')}
        </Button>
        <Button component={Link} to={paths.logIn} variant="default">
          {t('Back to sign in')}
        </Button>
      </Group>
    </Stack>
  )
}
