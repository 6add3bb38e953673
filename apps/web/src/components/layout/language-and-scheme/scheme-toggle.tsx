import { ActionIcon } from '@mantine/core'
import { useSchemeToggle } from './use-scheme-toggle.ts'

/** Has no tooltip, because screens before sign-in should not have to load the tooltip's code. */
export function SchemeToggle() {
  const { label, SchemeIcon, toggle } = useSchemeToggle()
  return (
    <ActionIcon aria-label={label} title={label} onClick={toggle}>
      <SchemeIcon size={20} />
    </ActionIcon>
  )
}
