import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'

type DetailToggleProps = { label: string; isOpen: boolean; controls: string; onToggle: () => void }

export function DetailToggle({ label, isOpen, controls, onToggle }: DetailToggleProps) {
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  return (
    <ActionIcon
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      <Chevron size={18} />
    </ActionIcon>
  )
}
