import { Alert, Anchor, Button, Checkbox, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { possibleKey } from '@thant/i18n/possible-key'
import { type FormEvent, type MouseEvent, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { isApiError } from '#lib/calls/api-error.ts'
import { errorText } from '#lib/calls/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import { signIn, useSession } from '#lib/visitor/session.ts'

/**
 * Validates nothing itself; the server's messages appear at the fields or above them (docs/specification.md 5-01). The
 * fields of the server-rendered page take what is typed before the code is there, so React does not control them. Until
 * then there is no submit button, so that Enter sends nothing, and a click waits (public/after-paint.js).
 */
export function LogInForm() {
  const { t } = useTranslation()
  const session = useSession()
  const email = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const logIn = useMutation({
    mutationFn: (form: FormData) =>
      signIn({
        email: String(form.get('email')).trim(),
        password: String(form.get('password')),
        isShared: form.has('shared'),
      }),
    meta: { changesNothing: true },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!logIn.isPending) logIn.mutate(new FormData(event.currentTarget))
  }
  /** Takes the typed address along. */
  const resetPassword = (event: MouseEvent) => {
    event.preventDefault()
    navigate(paths.passwordReset, { state: { email: email.current?.value } })
  }
  const issues = isApiError(logIn.error) ? logIn.error.issues : []
  const problemAt = (path: string) => {
    const issue = issues.find((one) => one.path === path)
    return issue && t(possibleKey(issue.message))
  }
  const hasEnded = session.status === 'signed-out' && session.hasEnded
  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack gap="md">
        {hasEnded && logIn.isIdle && (
          <Alert color="amber" role="status">
            {t('Your session has ended. Please sign in again.')}
          </Alert>
        )}
        {logIn.error && issues.length === 0 && (
          <Alert color="brick" role="alert">
            {errorText(logIn.error, t)}
          </Alert>
        )}
        <TextInput
          name="email"
          type="email"
          label={t('Email')}
          ref={email}
          error={problemAt('email')}
          autoComplete="username"
          autoFocus
        />
        <PasswordInput
          name="password"
          label={t('Password')}
          error={problemAt('password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password'), tabIndex: 0 }}
        />
        <Checkbox
          name="shared"
          label={t('This is a shared computer')}
          description={t('Then nothing that you see is kept on it.')}
        />
        <Anchor component={Link} to={paths.passwordReset} onClick={resetPassword} w="fit-content">
          {t('Forgot Password')}
        </Anchor>
        <Button type={isHydrated ? 'submit' : 'button'} loading={logIn.isPending}>
          {t('Sign In')}
        </Button>
      </Stack>
    </form>
  )
}
