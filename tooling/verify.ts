/**
 * Checks everything that can be checked without running the code: format, lint, types, structure, unused code, licences
 * and the lock file.
 */
import { run } from './run.ts'

const checks: Array<[name: string, command: string, args: string[]]> = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['types', 'node', ['tooling/check-types.ts']],
  ['imports', 'depcruise', ['--config', '.dependency-cruiser.js', 'apps', 'packages', 'tooling', 'ops', 'bench']],
  ['slices', 'node', ['tooling/check-slices.ts']],
  ['words', 'node', ['tooling/check-words.ts']],
  ['citations', 'node', ['tooling/check-citations.ts']],
  ['unused code', 'knip', []],
  ['licences', 'node', ['tooling/check-licences.ts']],
  ['lock file', 'node', ['tooling/complete-lockfile.ts', '--check']],
]

const failed: string[] = []
for (const [name, command, args] of checks) {
  console.log(`\n— ${name}`)
  const { code } = await run(command, args)
  if (code !== 0) failed.push(name)
}
console.log(failed.length === 0 ? '\nEverything is in order.' : `\nNot in order: ${failed.join(', ')}.`)
process.exit(failed.length === 0 ? 0 : 1)
