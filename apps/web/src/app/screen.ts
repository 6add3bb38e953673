import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'

/** Returns a route whose code loads on the first visit; the file's default export is the screen. */
export function screen(path: string, load: () => Promise<{ default: ComponentType }>): RouteObject {
  return { path, lazy: async () => ({ Component: (await load()).default }) }
}
