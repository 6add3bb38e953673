import { Alert, Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { errorText } from '#lib/calls/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { declineSignInAgain, signInAgain } from '#lib/visitor/session.ts'

/** Asks only for the password when the session ends in the middle of a task, so that the user can continue in place. */
export default function SignInAgain({ email }: { email: string }) {
  const { t } = useTranslation()
  const logIn = useMutation({
    mutationFn: (form: FormData) => signInAgain(String(form.get('password'))),
    meta: { changesNothing: true },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React events bubble out of the dialog's portal, so this would also submit a form that contains the dialog.
    event.stopPropagation()
    logIn.mutate(new FormData(event.currentTarget))
  }
  return (
    <Modal
      opened
      onClose={declineSignInAgain}
      title={t('Sign in again')}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          <Text c="dimmed">
            {t('Your session has ended. Enter your password and go on where you were; nothing you typed is lost.')}
          </Text>
          {logIn.error && (
            <Alert color="brick" role="alert">
              {errorText(logIn.error, t)}
            </Alert>
          )}
          {/* Tells password managers which account the password belongs to. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordInput
            name="password"
            label={t('Password of {{email}}', { email })}
            autoComplete="current-password"
            required
            data-autofocus
            visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password'), tabIndex: 0 }}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={declineSignInAgain}>
              {t('Leave this page')}
            </Button>
            <Button type="submit" loading={logIn.isPending}>
              {t('Sign In')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
