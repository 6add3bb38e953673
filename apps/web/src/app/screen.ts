import type { Permission } from '@thant/contracts/permissions'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'

/**
 * Returns a route whose code loads on the first visit; the file's default export is the screen. `needs` is the permission
 * of a screen that not all roles of an area have.
 */
export function screen(path: string, load: () => Promise<{ default: ComponentType }>, needs?: Permission): RouteObject {
  return { path, handle: { needs }, lazy: async () => ({ Component: (await load()).default }) }
}

type RecordScreens = { Add: ComponentType; Edit: ComponentType }

/** Returns the routes of a record's add and edit screens, whose code is one file. */
export function recordScreen(
  paths: { add: string; edit: string },
  load: () => Promise<RecordScreens>,
  needs?: Permission,
): RouteObject[] {
  return [
    { path: paths.add, handle: { needs }, lazy: async () => ({ Component: (await load()).Add }) },
    { path: paths.edit, handle: { needs }, lazy: async () => ({ Component: (await load()).Edit }) },
  ]
}

/** Returns the permission that a route asks for, if it does. */
export function neededFor({ handle }: RouteObject): Permission | undefined {
  return handle?.needs
}
