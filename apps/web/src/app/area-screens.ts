import type { Permission } from '@thant/contracts/permissions'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { fileOf, routeTo, type ScreenFiles, screenRoute } from './screen.ts'

type RecordFile = { Add: ComponentType; Edit: ComponentType; editQueries: ScreenQueries }

const files: ScreenFiles = import.meta.glob(['./routes/**/*.tsx', '!./routes/public/**'])

export function screen(path: string, name: string, needs?: Permission): RouteObject {
  return screenRoute(files, path, name, needs)
}

/** Returns the routes of a record's add and edit screens, whose code is one file. */
export function recordScreen(paths: { add: string; edit: string }, name: string, needs?: Permission): RouteObject[] {
  const load = fileOf(files, name) as () => Promise<RecordFile>
  const loadAdd = async () => ({ default: (await load()).Add })
  const loadEdit = async () => {
    const { Edit, editQueries } = await load()
    return { default: Edit, queries: editQueries }
  }
  return [routeTo(paths.add, { name, load: loadAdd, needs }), routeTo(paths.edit, { name, load: loadEdit, needs })]
}
