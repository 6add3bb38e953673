const prefix = 'thant.'

/** Reads a setting of this browser; undefined where storage is forbidden. */
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
    // The setting is lost where storage is forbidden or full.
  }
}
