import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Keeps compiled code, as `npm start` does, since tests start the portal and its children hundreds of times. */
const compileCache = `${root}node_modules/.cache/node`

/** Runs a program from node_modules/.bin, which npm scripts have on the path, and shows and returns its output. */
export function run(command: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { NODE_COMPILE_CACHE: compileCache, ...process.env, NO_COLOR: '1' },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        process.stdout.write(chunk)
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }))
  })
}
