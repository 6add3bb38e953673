const holders = new Set<() => boolean>()

/** Registers a form that can tell whether something typed would be lost by leaving; returns how to take it back. */
export function registerUnsavedWork(isUnsaved: () => boolean): () => void {
  holders.add(isUnsaved)
  return () => {
    holders.delete(isUnsaved)
  }
}

export function hasUnsavedWork(): boolean {
  return [...holders].some((isUnsaved) => isUnsaved())
}
