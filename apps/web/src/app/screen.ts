import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'

const known = new Set<string>()

/** A path and the file whose default export is shown there; its code loads when someone goes there. */
export function screen(path: string, load: () => Promise<{ default: ComponentType }>): RouteObject {
  known.add(path)
  return { path, lazy: async () => ({ Component: (await load()).default }) }
}

/** Whether a public page may link there: what is not built yet is not offered. */
export function hasScreen(path: string): boolean {
  return known.has(path)
}
