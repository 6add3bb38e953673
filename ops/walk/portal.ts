import { execFile } from 'node:child_process'
import { basename, join } from 'node:path'
import { readManifest } from '@thant/backup/open-backup'
import { type Portal, startPortal } from '../../apps/api/test/setup/portal-process.ts'
import { root } from '../../tooling/run.ts'
import { freePorts } from '../failover/programs.ts'

export type Walk = {
  folder: string
  say(text: string): void
  stops: Array<() => Promise<unknown>>
}

export type Variables = Record<string, string>

const password = 'a walk along the river'
export const demoScript = join(root, 'packages/demo/src/serve.ts')

/** Starts a portal, which the script of the demonstration fills in a new folder. */
export async function start({ stops }: Walk, variables: Variables, script?: string): Promise<Portal> {
  const [port = 0] = await freePorts(1)
  const { DATA_DIR = '', ...others } = variables
  const portal = await startPortal(DATA_DIR, port, ['--no-screens'], { DEMO_PASSWORD: password, ...others }, script)
  stops.push(() => portal.stop())
  return portal
}

/** Runs a script of package.json as an operator does, and returns what it printed. */
export function npmRun(script: string, args: string[], variables: Variables): Promise<string> {
  const env = { ...process.env, DATABASE_URL: '', STORAGE_URL: '', ...variables }
  return new Promise((resolve, reject) => {
    execFile('npm', ['run', '--silent', script, '--', ...args], { cwd: root, env }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout)
      else reject(new Error(`npm run ${script} failed: ${stdout}${stderr}`))
    })
  })
}

export async function backUp({ say }: Walk, variables: Variables): Promise<string> {
  const [path = '', what] = (await npmRun('backup', [], variables)).split('\n')
  const { postgresql } = (await readManifest(path, undefined)).manifest
  say(`backed up from PostgreSQL ${postgresql}, ${basename(path)}: ${what}`)
  return path
}

export async function restore({ say }: Walk, file: string, variables: Variables): Promise<void> {
  const [done] = (await npmRun('restore', [file], variables)).split('\n')
  say(`${done}`)
}

/** Compares every table and every upload of two backups. */
export async function compare({ say }: Walk, first: string, second: string): Promise<void> {
  const [before, after] = [await contentsOf(first), await contentsOf(second)]
  const names = new Set([...before.keys(), ...after.keys()])
  const different = [...names].filter((name) => before.get(name) !== after.get(name))
  if (different.length > 0) throw new Error(`These are not as they were: ${different.join(', ')}`)
  say(`${names.size} tables and uploads have equal SHA-256`)
}

async function contentsOf(path: string): Promise<Map<string, string>> {
  const { tables, files } = (await readManifest(path, undefined)).manifest
  return new Map([
    ...tables.map(({ name, sha256 }) => [name, sha256]),
    ...files.map(({ key, sha256 }) => [key, sha256]),
  ] as Array<[string, string]>)
}

export async function signIn(portal: Portal): Promise<string> {
  const reply = await portal.post('/login', { email: 'admin@demo.example', password })
  if (!reply.ok) throw new Error(`Nobody could sign in: ${await reply.text()}`)
  return ((await reply.json()) as { data: { token: string } }).data.token
}

export async function countOrganizations(portal: Portal): Promise<number> {
  const reply = await portal.get('/organizations', await signIn(portal))
  return ((await reply.json()) as { total: number }).total
}

/** The picture of the first bin that has one. */
export async function readPicture(portal: Portal): Promise<Buffer> {
  const reply = await portal.get('/bins', await signIn(portal))
  const { data } = (await reply.json()) as { data: Array<{ image?: string | null }> }
  const image = data.find((bin) => bin.image)?.image
  if (!image) throw new Error('No bin has a picture.')
  const picture = await fetch(new URL(image, portal.url))
  if (!picture.ok) throw new Error(`The picture ${image} is not served: ${picture.status}`)
  return Buffer.from(await picture.arrayBuffer())
}

export function assertEqual(what: string, found: unknown, expected: unknown): void {
  const [one, other] = [found, expected].map((value) => (Buffer.isBuffer(value) ? value.toString('base64') : value))
  if (one !== other) throw new Error(`${what} is not what it was: ${String(one).slice(0, 200)}`)
}
