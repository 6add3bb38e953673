/** Measures one part of the benchmarks in a process of its own, and sends its rows to the one that started it. */
import { parts } from './parts.ts'
import { connectTargets, type Targets } from './targets.ts'

const [name = '', addresses = '{}'] = process.argv.slice(2)
const part = parts[name]
if (part === undefined) throw new Error(`there is no part ${name}`)

// Without the process that started it nobody reads its rows; whatever it started itself ends with it.
process.once('disconnect', () => process.kill(0, 'SIGTERM'))
const rows = await part.bench(connectTargets(JSON.parse(addresses)) as Targets)
// Its connections are still open.
process.send?.(rows, () => process.exit())
