/** Checks the types of every part with TypeScript 7; `typescript` itself stays at 6, whose API dependency-cruiser reads. */
import { run } from './run.ts'

const projects = ['.', 'apps/api', 'apps/web']
const results = await Promise.all(
  projects.map((project) => run('node', ['node_modules/typescript-7/bin/tsc', '-p', project])),
)
process.exit(results.every(({ code }) => code === 0) ? 0 : 1)
