/**
 * Completes package-lock.json after `npm install`, so that `npm ci` accepts it on every machine and warns of nothing.
 *
 * 1. npm omits optional platform packages that the registry did not list for this machine, and `npm ci` then
 *    refuses its own lock file: each missing one is added with its version, os, cpu and libc.
 * 2. npm checks `engines` against the Node that runs npm. Ours is the pinned npm package `node`, so the field only
 *    makes noise here and is removed.
 *
 * `--check` changes nothing, asks no registry and fails if something would change.
 */
import { readFileSync, writeFileSync } from 'node:fs'

type LockedPackage = {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  engines?: unknown
  optionalDependencies?: Record<string, string>
}

const lockPath = new URL('../package-lock.json', import.meta.url)
const before = readFileSync(lockPath, 'utf8')
const lock = JSON.parse(before) as { packages: Record<string, LockedPackage> }
const isCheck = process.argv.includes('--check')

const missing = Object.entries(lock.packages).flatMap(([path, locked]) =>
  Object.entries(locked.optionalDependencies ?? {})
    .filter(([name]) => !isLocked(path, name))
    .map(([name, range]) => ({ name, range, isDev: locked.dev === true })),
)

if (isCheck) {
  const withEngines = Object.entries(lock.packages).filter(([, locked]) => locked.engines !== undefined)
  if (missing.length > 0 || withEngines.length > 0) {
    console.error('package-lock.json is incomplete: run `node tooling/complete-lockfile.ts` and commit it')
    for (const { name, range } of missing) console.error(`  missing ${name}@${range}`)
    process.exit(1)
  }
} else {
  for (const { name, range, isDev } of missing)
    lock.packages[`node_modules/${name}`] = platformEntry(name, range, isDev)
  for (const locked of Object.values(lock.packages)) delete locked.engines
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(lockPath, `${JSON.stringify(lock, null, 2)}\n`)
}

/** Follows Node's resolution from `path` upwards to find `name` in the lock file. */
function isLocked(path: string, name: string): boolean {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in lock.packages) return true
    if (at === '') return false
  }
}

/** Reads the platform from the package's name, because a registry may lack the packages of other platforms. */
function platformEntry(name: string, version: string, isDev: boolean): LockedPackage {
  const words = name.split(/[^a-z0-9]+/)
  const cpu = words.find((word) => /^(arm|arm64|ia32|x64|ppc64|riscv64|s390x|loong64|mips64el|wasm32)$/.test(word))
  const os = words.find((word) =>
    /^(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)$/.test(word),
  )
  const isMusl = words.some((word) => word.startsWith('musl'))
  const isGlibc = os === 'linux' && words.some((word) => word.startsWith('gnu'))
  return {
    version,
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(isDev ? { dev: true } : {}),
    ...(isMusl ? { libc: ['musl'] } : isGlibc ? { libc: ['glibc'] } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  }
}
