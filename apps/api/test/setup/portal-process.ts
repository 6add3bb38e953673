import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connectionStringOf } from '@thant/database/embedded'
import { findPostmaster } from '@thant/database/embedded/postmaster'
import { pngFile } from '../files/images.ts'

const serverScript = fileURLToPath(new URL('../../src/server.ts', import.meta.url))

export type Portal = {
  url: string
  process: ChildProcess
  output(): string
  post(path: string, body: unknown, token?: string): Promise<Response>
  get(path: string, token?: string): Promise<Response>
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starts the real server as `npm start` does, or another script, and resolves once it prints that it is ready. */
export async function startPortal(
  dataDir: string,
  port: number,
  args: string[] = ['--no-screens'],
  variables: Record<string, string> = {},
  script = serverScript,
): Promise<Portal> {
  const child = spawn(process.execPath, ['--max-semi-space-size=8', script, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn', DATABASE_URL: '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const isReady = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Thant is ready on')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`the portal ended with ${code}: ${output}`)))
  })
  await isReady
  const url = `http://127.0.0.1:${port}`
  const headers = (token?: string) => ({
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  })
  return {
    url,
    process: child,
    output: () => output,
    post: (path, body, token) =>
      fetch(`${url}/api${path}`, { method: 'POST', headers: headers(token), body: JSON.stringify(body) }),
    get: (path, token) => fetch(`${url}/api${path}`, { headers: headers(token) }),
    async stop(signal = 'SIGTERM') {
      const isGone = once(child, 'exit')
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal)
        await isGone
      }
      return child.exitCode
    },
  }
}

export function postgresPid(dataDir: string): number {
  return runningOn(dataDir).pid
}

export function postgresUrl(dataDir: string): string {
  return connectionStringOf(runningOn(dataDir).socketFolder ?? '')
}

function runningOn(dataDir: string) {
  const found = findPostmaster(join(dataDir, 'postgres'))
  if (found === undefined) throw new Error(`no PostgreSQL runs on ${dataDir}`)
  return found
}

/** Creates the first super admin with the setup link that a new portal prints. */
export async function setUp(portal: Portal): Promise<{ token: string; link: string }> {
  const link = /\/setup\/([\w-]+)/.exec(portal.output())?.[1] ?? ''
  const account = { email: 'first@thant.example', password: 'seven green bottles' }
  await portal.post(`/setup/${link}`, { name: 'Daw First', ...account })
  return { token: await logIn(portal), link }
}

export async function logIn(portal: Portal): Promise<string> {
  const reply = await portal.post('/login', { email: 'first@thant.example', password: 'seven green bottles' })
  const { data } = (await reply.json()) as { data: { token: string } }
  return data.token
}

/** Returns the key of the uploaded picture. */
export async function uploadLogo({ url }: Portal, token: string): Promise<string> {
  const { contents, name, type } = await pngFile()
  const body = new FormData()
  body.append('files', new Blob([new Uint8Array(contents)], { type }), name)
  const headers = { authorization: `Bearer ${token}` }
  const reply = await fetch(`${url}/api/upload`, { method: 'POST', headers, body })
  if (reply.status !== 201) throw new Error(`the logo was not uploaded: ${reply.status}`)
  const { data } = (await reply.json()) as { data: { file: string } }
  return data.file
}
