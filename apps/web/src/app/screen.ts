import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'

/** Returns a route whose code loads on the first visit; the file's default export is the screen. */
export function screen(path: string, load: () => Promise<{ default: ComponentType }>): RouteObject {
  return { path, lazy: async () => ({ Component: (await load()).default }) }
}

type RecordScreens = { Add: ComponentType; Edit: ComponentType }

/** Returns the routes of a record's add and edit screens, whose code is one file. */
export function recordScreen(paths: { add: string; edit: string }, load: () => Promise<RecordScreens>): RouteObject[] {
  return [
    { path: paths.add, lazy: async () => ({ Component: (await load()).Add }) },
    { path: paths.edit, lazy: async () => ({ Component: (await load()).Edit }) },
  ]
}
