import { binPaths } from './bin-paths.ts'
import { moneyPaths } from './money-paths.ts'
import { roadPaths } from './road-paths.ts'
import { screenPaths } from './screen-paths.ts'

/** Every address of the portal. The server answers 404 for every other path. */
export const allScreenPaths = { ...screenPaths, ...moneyPaths, ...binPaths, ...roadPaths }
