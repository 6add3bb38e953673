const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'
const open = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/**
 * The key that was pressed where it is meant for the page. Undefined with a modifier, in a field, or while a dialog or a
 * menu is open.
 */
export function keyOf(event: KeyboardEvent): string | undefined {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return undefined
  if (event.target instanceof Element && event.target.closest(typing) !== null) return undefined
  return isSomethingOpen() ? undefined : latinKey(event)
}

/** The key of a Latin keyboard, whatever the script of the keyboard. */
export function latinKey({ key, code, shiftKey }: KeyboardEvent): string | undefined {
  if (/^[!-~]$/.test(key)) return key.toLowerCase()
  if (code.startsWith('Key')) return code.slice(3).toLowerCase()
  if (code === 'BracketLeft') return '['
  if (code === 'BracketRight') return ']'
  return code === 'Slash' ? (shiftKey ? '?' : '/') : undefined
}

export function isSomethingOpen(): boolean {
  return [...document.querySelectorAll(open)].some((element) => element.checkVisibility())
}
