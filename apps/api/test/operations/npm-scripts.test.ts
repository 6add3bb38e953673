import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const port = '3416'
let dataDir: string
let npm: ChildProcess

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thant-npm-'))
})

afterEach(async () => {
  // A script that did not stop must not outlive its test.
  signalGroup(npm, 'SIGKILL')
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

/** Runs the script in a process group of its own, as a shell with a terminal does, until it says that it is ready. */
async function run(script: string): Promise<ChildProcess> {
  const child = spawn('npm', ['run', script], {
    cwd: root,
    detached: true,
    env: { ...process.env, DATA_DIR: dataDir, PORT: port, PUBLIC_URL: '', DATABASE_URL: '', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Thant is ready on')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`npm ended with ${code}: ${output}`)))
  })
  return child
}

/** Sends a signal to npm and to everything that it started, as a terminal does. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

describe('npm run', () => {
  it.each<[string, string, (child: ChildProcess) => void]>([
    ['start', 'SIGTERM to npm alone', (child) => child.kill('SIGTERM')],
    ['demo', '^C in a terminal', (child) => signalGroup(child, 'SIGINT')],
  ])(
    '%s stops the server and its database in order on %s',
    async (script, _how, notify) => {
      npm = await run(script)
      const isOver = once(npm, 'exit')
      notify(npm)
      await isOver
      expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true)
      expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
      await expect(fetch(`http://127.0.0.1:${port}/api/health/live`)).rejects.toThrow()
    },
    180_000,
  )
})
