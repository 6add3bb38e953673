/**
 * Checks types with TypeScript 7. The package `typescript` stays at version 6, because dependency-cruiser uses its API.
 */
import { run } from './run.ts'

const projects = ['.', 'apps/api', 'apps/web', 'apps/web/src/worker']
const results = await Promise.all(
  projects.map((project) => run('node', ['node_modules/typescript-7/bin/tsc', '-p', project])),
)
process.exit(results.every(({ code }) => code === 0) ? 0 : 1)
