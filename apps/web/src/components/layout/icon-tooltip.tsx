import { Tooltip } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'

const icons = '.mantine-ActionIcon-root:is([aria-label], [data-tooltip])'
/** Whoever passes over an icon on the way to another one is told nothing. */
const transition = { duration: 120, enterDelay: 300 }

/**
 * Shows the name of the icon that the pointer or the keyboard is on, or what its `data-tooltip` says instead. It is one
 * for the page, because a list has dozens of icons, and a tooltip of each would be a good part of what takes time to
 * draw.
 */
export function IconTooltip() {
  const [icon, setIcon] = useState<HTMLElement>()
  const hide = () => setIcon(undefined)
  useWindowEvent('pointerover', ({ target }) => setIcon(iconAt(target)))
  useWindowEvent('focusin', ({ target }) => {
    const focused = iconAt(target)
    setIcon(focused?.matches(':focus-visible') ? focused : undefined)
  })
  useWindowEvent('pointerdown', hide)
  useWindowEvent('keydown', hide)
  useWindowEvent('blur', hide)
  const name = icon?.dataset.tooltip ?? icon?.ariaLabel
  return icon && name && <Tooltip key={name} label={name} target={icon} opened transitionProps={transition} />
}

function iconAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(icons)) || undefined
}
