/**
 * `npm run dev` serves the demonstration company: the API restarts when its code changes, and the screens reload hot.
 */
import { spawn } from 'node:child_process'
import { root } from './run.ts'

const apiPort = process.env.API_PORT ?? '3001'
const screensPort = process.env.PORT ?? '3000'

const children = [
  spawn('node', ['--watch', '--max-semi-space-size=8', 'packages/demo/src/serve.ts', '--no-screens'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: apiPort, PUBLIC_URL: `http://127.0.0.1:${screensPort}` },
  }),
  spawn('vite', ['--host', '127.0.0.1', '--port', screensPort, '--strictPort'], {
    cwd: `${root}apps/web`,
    stdio: 'inherit',
    env: { ...process.env, API_PORT: apiPort },
  }),
]
for (const child of children) child.on('exit', stop)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

function stop(): void {
  for (const child of children) child.kill()
}
