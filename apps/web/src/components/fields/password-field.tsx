import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslation } from '#lib/i18n.ts'
import { asField } from './as-field.tsx'

export const PasswordField = asField<PasswordInputProps>(PasswordWithToggle, { empty: '' })

function PasswordWithToggle(props: PasswordInputProps) {
  const { t } = useTranslation()
  const toggle = { 'aria-label': t('Show or hide the password'), tabIndex: 0 }
  return <PasswordInput visibilityToggleButtonProps={toggle} {...props} />
}
