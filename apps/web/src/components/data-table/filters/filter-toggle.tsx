import { UnstyledButton } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import classes from './filter-bar.module.css'

type FilterToggleProps = { label: string; icon: Icon; isOn: boolean; onToggle: () => void }

/** A filter that one click switches on and off, beside those that ask for a value. */
export function FilterToggle({ label, icon: ToggleIcon, isOn, onToggle }: FilterToggleProps) {
  return (
    <span className={classes.group}>
      <UnstyledButton className={classes.pill} data-set={isOn || undefined} aria-pressed={isOn} onClick={onToggle}>
        <span className={classes.inner}>
          <ToggleIcon size={16} aria-hidden />
          <span className={isOn ? classes.value : undefined}>{label}</span>
        </span>
      </UnstyledButton>
    </span>
  )
}
