import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pidOf } from './memory.ts'

export const serverScript = fileURLToPath(new URL('../apps/api/src/server.ts', import.meta.url))
/** The same with the demonstration company in it. */
export const demoScript = fileURLToPath(new URL('../packages/demo/src/serve.ts', import.meta.url))

const startLimitMs = 60_000

/** Starts the whole portal with its screens, as `npm start` does unless told another script, with a folder for its data that goes with it. */
export async function startPortal(settings: Record<string, string>, script = serverScript) {
  const dataDir = await mkdtemp(join(tmpdir(), 'thant-bench-portal-'))
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const url = `http://127.0.0.1:${port}`
  const env = { ...process.env, ...settings, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' }
  let server = await startServer(url, env, script)
  return {
    url,
    dataDir,
    pid: () => pidOf(server),
    kill: () => end(server, 'SIGKILL'),
    startAgain: async () => {
      server = await startServer(url, env, script)
    },
    restart: async () => {
      await end(server, 'SIGTERM')
      server = await startServer(url, env, script)
    },
    stop: async () => {
      await end(server, 'SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function startServer(url: string, env: NodeJS.ProcessEnv, script: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--max-semi-space-size=8', script], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isReady = () =>
    fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(1_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  const deadline = Date.now() + startLimitMs
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(`the portal ended with ${server.exitCode} before it was ready`)
    if (Date.now() > deadline) throw new Error(`the portal was not ready after ${startLimitMs} ms`)
    await delay(200)
  }
  return server
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  // The event of a portal that has already ended would be missed.
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}
