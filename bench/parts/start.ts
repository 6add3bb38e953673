import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoScript, serverScript } from '../portal-process.ts'
import { type Row, row } from '../table.ts'

/** Measures `npm start` on an empty folder and again, and the filling of the demonstration. */
export async function benchStart(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thant-start-'))
  const demoDir = await mkdtemp(join(tmpdir(), 'thant-demo-'))
  try {
    const first = await timeStart(serverScript, dataDir)
    const later = await timeStart(serverScript, dataDir)
    const filling = await timeStart(demoScript, demoDir)
    const filled = await timeStart(demoScript, demoDir)
    return [
      row('first start to ready', first, 4, 's'),
      row('later start to ready', later, 3, 's'),
      row('filling the demonstration company', filling - filled, 20, 's'),
    ]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
    await rm(demoDir, { recursive: true, force: true })
  }
}

async function timeStart(script: string, dataDir: string): Promise<number> {
  const begin = performance.now()
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const server = spawn(process.execPath, ['--max-semi-space-size=8', script], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await ready(server)
  const seconds = (performance.now() - begin) / 1_000
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  return seconds
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('ready on')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
}
