const prefix = 'thant.'

/** Small things that a browser remembers; where storage is forbidden nothing is remembered and nothing fails. */
export function readSetting(name: string): string | undefined {
  try {
    return localStorage.getItem(prefix + name) ?? undefined
  } catch {
    return undefined
  }
}

export function writeSetting(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(prefix + name)
    else localStorage.setItem(prefix + name, value)
  } catch {
    // Not remembered.
  }
}
