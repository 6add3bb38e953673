import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'

/** A path and the file whose default export is shown there; its code loads when someone goes there. */
export function screen(path: string, load: () => Promise<{ default: ComponentType }>): RouteObject {
  return { path, lazy: async () => ({ Component: (await load()).default }) }
}
