import { ActionIcon } from '@mantine/core'
import { useSchemeToggle } from './use-scheme-toggle.ts'

/** Before sign-in, where the code of our tooltips is not worth its weight. */
export function SchemeToggle() {
  const { label, SchemeIcon, toggle } = useSchemeToggle()
  return (
    <ActionIcon aria-label={label} title={label} onClick={toggle}>
      <SchemeIcon size={20} />
    </ActionIcon>
  )
}
