import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from './journey.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

export type Credentials = { email: string; password: string }
export type SecondPortal = { url: string; setupUrl: string; stop(): Promise<void> }

/** Starts a portal without users beside that of the journeys. */
export async function startSecondPortal(variables: Record<string, string>): Promise<SecondPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thant-second-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'fatal', ...variables }
  const portal = spawn(process.execPath, ['apps/api/src/server.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const isGone = once(portal, 'exit')
  return {
    url,
    setupUrl: await readSetupUrl(portal),
    async stop() {
      portal.kill('SIGTERM')
      await isGone
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}

/** Makes the first super admin of a portal and a backup, stores the backup as `file`, and returns who signs in. */
export async function backUp({ url, setupUrl }: SecondPortal, file: string): Promise<Credentials> {
  const owner = { email: 'daw.khin@thant.example', password: 'four quiet lorries' }
  await post(setupUrl.replace('/setup/', '/api/setup/'), { name: 'Daw Khin', ...owner })
  const { token } = await post(`${url}/api/login`, owner)
  const headers = { authorization: `Bearer ${token}` }
  await post(`${url}/api/backups`, {}, headers)
  const read = async () => (await (await fetch(`${url}/api/backups`, { headers })).json()).data.backups
  await expect.poll(async () => (await read()).length, { timeout: 60_000 }).toBe(1)
  const [{ name }] = await read()
  const backup = await fetch(`${url}/api/backups/${name}`, { headers })
  await writeFile(file, Buffer.from(await backup.arrayBuffer()))
  return owner
}

async function post(address: string, body: object, headers: Record<string, string> = {}) {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(reply.ok, address).toBe(true)
  return (await reply.json()).data
}

async function readSetupUrl(portal: ChildProcess): Promise<string> {
  let output = ''
  for await (const chunk of portal.stdout ?? []) {
    output += String(chunk)
    const found = /http\S+\/setup\/[\w-]+/.exec(output)
    if (found) return found[0]
  }
  throw new Error(`The second portal did not start: ${output}`)
}

/** Speaks as much SMTP as it takes to refuse every recipient. */
export async function startRefusingMailServer(): Promise<{ url: string; stop(): Promise<unknown> }> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 mail.example\r\n')
    socket.on('data', (data) => {
      const line = String(data)
      if (line.startsWith('RCPT')) socket.write('550 No such mailbox\r\n')
      else if (line.startsWith('QUIT')) socket.end('221 Bye\r\n')
      else socket.write('250 mail.example\r\n')
    })
  })
  const port = await listen(server)
  return { url: `smtp://127.0.0.1:${port}`, stop: () => once(server.close(), 'close') }
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await once(server.close(), 'close')
  return port
}

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}
