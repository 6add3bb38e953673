const holders = new Set<() => boolean>()

/** Registers a form that can tell whether leaving would lose input; returns the function to unregister it. */
export function registerUnsavedWork(isUnsaved: () => boolean): () => void {
  holders.add(isUnsaved)
  return () => {
    holders.delete(isUnsaved)
  }
}

export function hasUnsavedWork(): boolean {
  return [...holders].some((isUnsaved) => isUnsaved())
}
