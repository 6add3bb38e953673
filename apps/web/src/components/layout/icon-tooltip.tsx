import { Tooltip } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'

const icons = '.mantine-ActionIcon-root[aria-label], [data-tooltip]'
const cellText = '[data-cell-text]'
/** Whoever passes over an icon on the way to another one is told nothing. */
const transition = { duration: 120, enterDelay: 300 }

/**
 * Shows the name of the icon that the pointer or the keyboard is on, or what its `data-tooltip` says instead, and all
 * of a text that a list cuts. It is one for the page, because a list has dozens of icons, and a tooltip of each would be
 * a good part of what takes time to draw.
 */
export function IconTooltip() {
  const [target, setTarget] = useState<HTMLElement>()
  const hide = () => setTarget(undefined)
  useWindowEvent('pointerover', (event) => setTarget(iconAt(event.target) ?? cutTextAt(event.target)))
  useWindowEvent('focusin', (event) => {
    const isByKey = event.target instanceof Element && event.target.matches(':focus-visible')
    setTarget(isByKey ? (iconAt(event.target) ?? cutTextIn(event.target)) : undefined)
  })
  useWindowEvent('pointerdown', hide)
  useWindowEvent('keydown', hide)
  useWindowEvent('blur', hide)
  const name = target?.dataset.tooltip ?? target?.ariaLabel ?? target?.textContent
  return (
    target &&
    name && <Tooltip key={name} label={name} target={target} opened transitionProps={transition} multiline maw={360} />
  )
}

function iconAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(icons)) || undefined
}

function cutTextAt(target: EventTarget | null): HTMLElement | undefined {
  return cutOne(target instanceof Element && target.closest<HTMLElement>(cellText))
}

function cutTextIn(target: Element): HTMLElement | undefined {
  return cutOne(target.querySelector<HTMLElement>(cellText))
}

function cutOne(text: HTMLElement | null | false): HTMLElement | undefined {
  return text && text.scrollHeight > text.clientHeight + 2 ? text : undefined
}
