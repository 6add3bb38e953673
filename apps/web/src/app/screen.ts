import type { Permission } from '@thant/contracts/permissions'
import type { ComponentType } from 'react'
import type { LazyRouteFunction, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router'
import { loadQueries, type ScreenQueries } from '#lib/screen-queries.ts'

/** The file of a screen: the screen itself, and what it reads first. */
export type ScreenFile = { default: ComponentType; queries?: ScreenQueries }
type RecordFile = { Add: ComponentType; Edit: ComponentType; editQueries: ScreenQueries }

/** `needs` is the permission of a screen that not all roles of an area have. */
type Handle = { load: () => Promise<ScreenFile>; needs: Permission | undefined }

/** Returns a route whose code loads on the first visit, or before it (use-prefetch.ts). */
export function screen(path: string, load: Handle['load'], needs?: Permission): RouteObject {
  return { path, handle: { load, needs } satisfies Handle, lazy: () => routeOf(load) }
}

/** Returns the routes of a record's add and edit screens, whose code is one file. */
export function recordScreen(
  paths: { add: string; edit: string },
  load: () => Promise<RecordFile>,
  needs?: Permission,
): RouteObject[] {
  const loadAdd = async () => ({ default: (await load()).Add })
  const loadEdit = async () => {
    const { Edit, editQueries } = await load()
    return { default: Edit, queries: editQueries }
  }
  return [screen(paths.add, loadAdd, needs), screen(paths.edit, loadEdit, needs)]
}

export function handleOf({ handle }: RouteObject): Handle | undefined {
  return handle
}

/** What comes within this time is drawn at once; for what takes longer, the screen shows its outlines. */
const waitMs = 100

async function routeOf(load: Handle['load']): ReturnType<LazyRouteFunction<RouteObject>> {
  const { default: Component, queries } = await load()
  if (queries === undefined) return { Component }
  return {
    Component,
    loader: async ({ params, url }) => {
      await Promise.race([
        loadQueries(queries, { params, search: url.searchParams }),
        new Promise((resolve) => setTimeout(resolve, waitMs)),
      ])
      return null
    },
    shouldRevalidate: isOtherScreen,
  }
}

/** A list whose filter changed keeps its rows until the next ones are there, so nothing has to be waited for. */
function isOtherScreen({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}
