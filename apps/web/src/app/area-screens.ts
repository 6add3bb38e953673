import type { Permission } from '@thant/contracts/permissions'
import type { RouteObject } from 'react-router'
import { recordRoutes, type ScreenFiles, screenRoute } from './screen.ts'

const files: ScreenFiles = import.meta.glob(['./routes/**/*.tsx', '!./routes/public/**'])

export function screen(path: string, name: string, needs?: Permission): RouteObject {
  return screenRoute(files, path, name, needs)
}

export function recordScreen(
  pathsOfRecord: { add: string; edit: string },
  name: string,
  needs?: Permission,
): RouteObject[] {
  return recordRoutes(files, pathsOfRecord, name, needs)
}
