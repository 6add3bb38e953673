import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export type Script = {
  process: ChildProcess
  /** Resolves to the first message of `process.send`; rejects with the error output if the script ends before it. */
  said: Promise<Record<string, string>>
}

/** Runs a module in a child process that a test can kill. Its `import` paths are relative to `base`. */
export function runScript(
  base: string,
  source: string,
  options: { uid?: number; env?: NodeJS.ProcessEnv } = {},
): Script {
  const rebased = source.replaceAll(/(?<=from ')[^']+(?=')/g, (path) => new URL(path, base).href)
  const module = `process.on('disconnect', () => process.exit())\n${rebased}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', module], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: options.env ?? process.env,
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
  })
  const errors = child.stderr ? text(child.stderr) : ''
  const said = Promise.race([
    once(child, 'message').then(([message]) => message),
    once(child, 'exit').then(async () => Promise.reject(new Error(await errors))),
  ])
  said.catch(() => {})
  return { process: child, said }
}

export async function kill({ process: child }: Script, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  const isGone = once(child, 'exit')
  child.kill(signal)
  if (child.exitCode === null && child.signalCode === null) await isGone
}
