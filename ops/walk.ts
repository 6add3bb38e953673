/**
 * `node ops/walk.ts laptop`, `postgresql` or `s3` goes a way of docs/operations.md with the demonstration company and
 * the commands that stand there, and compares what is there at its end with what was there before.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { walkLaptop } from './walk/laptop.ts'
import { MissingProgram, walkPostgresql } from './walk/postgresql.ts'
import { walkS3 } from './walk/s3.ts'

const walks = { laptop: walkLaptop, postgresql: walkPostgresql, s3: walkS3 }
const walk = Object.entries(walks).find(([name]) => name === process.argv[2])?.[1]
if (walk === undefined) {
  console.error(`Name one walk: node ops/walk.ts ${Object.keys(walks).join('|')}`)
  process.exit(2)
}

const folder = await mkdtemp(join(tmpdir(), 'thant-walk-'))
/** Everything started is stopped in reverse order. */
const stops: Array<() => Promise<unknown>> = [() => rm(folder, { recursive: true, force: true })]
const startedAt = Date.now()
const say = (text: string) => console.log(`${((Date.now() - startedAt) / 1_000).toFixed(1).padStart(6)} s  ${text}`)
try {
  await walk({ folder, say, stops })
  say('Everything is as it was.')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = error instanceof MissingProgram ? 2 : 1
} finally {
  for (const stop of stops.toReversed()) await stop()
}
