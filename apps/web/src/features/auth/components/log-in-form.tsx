import { Alert, Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { errorText } from '#lib/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { signIn } from '#lib/session.ts'

/** Validates nothing itself; the server's message appears above the fields (docs/specification.md 2.1-05, 5-01). */
export function LogInForm() {
  const { t } = useTranslation()
  const logIn = useMutation({
    mutationFn: (form: FormData) => signIn(String(form.get('email')).trim(), String(form.get('password'))),
    meta: { changesNothing: true },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!logIn.isPending) logIn.mutate(new FormData(event.currentTarget))
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {logIn.error && (
          <Alert color="brick" role="alert">
            {errorText(logIn.error, t)}
          </Alert>
        )}
        <TextInput name="email" type="email" label={t('Email')} autoComplete="username" autoFocus />
        <PasswordInput
          name="password"
          label={t('Password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password'), tabIndex: 0 }}
        />
        <Anchor component={Link} to={paths.passwordReset} w="fit-content">
          {t('Forgot Password')}
        </Anchor>
        <Button type="submit" loading={logIn.isPending}>
          {t('Sign In')}
        </Button>
      </Stack>
    </form>
  )
}
