/** Focuses the search of the list that is shown; false where there is none. */
export function focusListSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main search input[type="search"]')
  field?.focus()
  field?.select()
  return field !== null
}

/** Focuses what opens the next row of the list, or the one before; Enter then opens it. False where there is no list. */
export function focusRow(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll('main [data-row]')]
  const openers = rows.flatMap((row) => row.querySelector<HTMLElement>('a[href], button') ?? [])
  const focused = openers.findIndex((opener) => opener.closest('[data-row]') === focusedRow())
  const next = openers[focused === -1 ? (step === 1 ? 0 : openers.length - 1) : focused + step]
  next?.focus()
  return openers.length > 0
}

/** Opens the peek at the row that has the focus; false where none has. */
export function peekAtRow(): boolean {
  return press(focusedRow()?.querySelector<HTMLElement>('[data-peek]'))
}

/** Goes to the record before or after the one that is shown, in the list from which it was opened. */
export function stepTo(step: 'previous' | 'next'): boolean {
  return press(document.querySelector<HTMLElement>(`[data-step="${step}"]`))
}

function press(control: HTMLElement | null | undefined): boolean {
  control?.click()
  return control != null
}

function focusedRow(): Element | null {
  return document.activeElement?.closest('[data-row]') ?? null
}
