import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

export type Outcome = { code: number; output: string }

/** Runs a script of the project's package.json as an operator does, with these variables. */
export function npmRun(script: string, args: string[], variables: Record<string, string>): Promise<Outcome> {
  const env = { ...process.env, DATABASE_URL: '', ...variables }
  return new Promise((resolve) => {
    execFile('npm', ['run', '--silent', script, '--', ...args], { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, output: `${stdout}${stderr}` }),
    )
  })
}
