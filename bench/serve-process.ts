import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pidOf } from './memory.ts'

export type ServeProcess = { url: string; pid: number; stop: () => Promise<void> }

export async function startServe(kind: 'api' | 'bare', connectionString: string): Promise<ServeProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'thant-bench-files-'))
  const script = new URL('serve.ts', import.meta.url)
  const child = fork(script, [kind, connectionString, folder], { execArgv: ['--max-semi-space-size=8'] })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (address) => resolve(String(address)))
    child.once('exit', (code) => reject(new Error(`the ${kind} server ended with ${code}`)))
  })
  return {
    url,
    pid: pidOf(child),
    stop: async () => {
      child.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
