/** Finds the field with this path, or else the first one beneath it. */
export function fieldAt(within: HTMLElement | null, path: string): HTMLElement | undefined {
  return (
    exactFieldAt(within, path) ?? within?.querySelector<HTMLElement>(`[data-path^="${CSS.escape(path)}."]`) ?? undefined
  )
}

export function exactFieldAt(within: HTMLElement | null, path: string): HTMLElement | null | undefined {
  return within?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)
}

/** Returns the visible label of a field without the asterisk. */
export function labelOf(field: HTMLElement | undefined): string | undefined {
  if (field === undefined) return undefined
  const label = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels?.[0] : null
  const text = field.getAttribute('aria-label') ?? label?.textContent
  return text?.replace(/\s*\*\s*$/, '').trim()
}
