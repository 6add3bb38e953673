import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const serverScript = fileURLToPath(new URL('../apps/api/src/server.ts', import.meta.url))

/** The whole portal with its screens, as `npm start` runs it, on a database that is there already. */
export async function startPortal(connectionString: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'thant-calendar-'))
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const server = spawn(process.execPath, ['--max-semi-space-size=8', serverScript], {
    env: { ...process.env, DATABASE_URL: connectionString, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; tries < 100 && !(await isReady()); tries += 1) await new Promise((wait) => setTimeout(wait, 200))
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM')
      await new Promise((resolve) => server.once('exit', resolve))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
