/** Measures one part of the benchmarks in its own process and sends the rows to the parent. */
import { parts } from './parts.ts'
import { connectTargets, type Targets } from './targets.ts'

const [name = '', addresses = '{}'] = process.argv.slice(2)
const part = parts[name]
if (part === undefined) throw new Error(`there is no part ${name}`)

// Without the parent no one reads the rows, so this process and its children end.
process.once('disconnect', () => process.kill(0, 'SIGTERM'))
const rows = await part.bench(connectTargets(JSON.parse(addresses)) as Targets)
// Open connections would keep the process alive.
process.send?.(rows, () => process.exit())
