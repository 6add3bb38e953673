import type { Permission } from '@thant/contracts/permissions'
import type { ComponentType } from 'react'
import type { LazyRouteFunction, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router'
import type { ScreenFolder } from '#lib/burmese-parts.ts'
import { loadTexts } from '#lib/i18n.ts'
import { loadQueries, type ScreenQueries } from '#lib/screen-queries.ts'

/** The file of a screen: the screen itself, what it reads first, and the addresses of what it loads when that is used. */
export type ScreenFile = { default: ComponentType; queries?: ScreenQueries; laterFiles?: readonly string[] }

/** What `import.meta.glob('./routes/…')` returns: the files of screens by their paths, which load when called. */
export type ScreenFiles = Record<string, () => Promise<unknown>>

/** `name` is the path of the screen's file below routes; `needs` the permission that not all roles of an area have. */
export type ScreenHandle = { name: string; load: () => Promise<ScreenFile>; needs: Permission | undefined }

/** Returns a route whose code loads on the first visit, or before it (use-prefetch.ts). */
export function screenRoute(files: ScreenFiles, path: string, name: string, needs?: Permission): RouteObject {
  const load = fileOf(files, name) as ScreenHandle['load']
  return routeTo(path, { name, load, needs })
}

export function fileOf(files: ScreenFiles, name: string): () => Promise<unknown> {
  const file = files[`./routes/${name}.tsx`]
  if (file === undefined) throw new Error(`no screen is at routes/${name}.tsx`)
  return async () => {
    const [loaded] = await Promise.all([file(), loadTexts(folderOf(name))])
    return loaded
  }
}

/** Returns the folder of routes in which a screen is. */
export function folderOf(name: string): ScreenFolder {
  return name.split('/')[0] as ScreenFolder
}

export function routeTo(path: string, handle: ScreenHandle): RouteObject {
  return { path, handle, lazy: () => routeOf(handle.load) }
}

export function handleOf({ handle }: RouteObject): ScreenHandle | undefined {
  return handle
}

/** What comes within this time is drawn at once; for what takes longer, the screen shows its outlines. */
const waitMs = 100

async function routeOf(load: ScreenHandle['load']): ReturnType<LazyRouteFunction<RouteObject>> {
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
