import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { runPart } from '../../bench/run-part.ts'

const folder = mkdtempSync(join(tmpdir(), 'thant-part-'))
afterAll(() => rmSync(folder, { recursive: true }))
const pidFile = join(folder, 'pid')

function planted(lines: string, limitMs: number) {
  const file = join(folder, 'part.mjs')
  writeFileSync(file, lines)
  return { name: 'planted', script: pathToFileURL(file), args: [pidFile], limitMs }
}

const startsChild = `
  import { spawn } from 'node:child_process'
  import { writeFileSync } from 'node:fs'
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  writeFileSync(process.argv[2], String(child.pid))`

function isChildAlive(): boolean {
  const state = /^State:\s+(\w)/m.exec(readChildStatus())?.[1]
  return state !== undefined && state !== 'Z'
}

function readChildStatus(): string {
  try {
    return readFileSync(`/proc/${readFileSync(pidFile, 'utf8')}/status`, 'utf8')
  } catch {
    return ''
  }
}

it('returns the rows that a part sends', async () => {
  const row = { what: 'pages', measured: '3', limit: '3', isMet: true }
  const part = planted(`process.send([${JSON.stringify(row)}], () => process.exit())`, 20_000)
  expect(await runPart(part)).toEqual([row])
})

it('ends a part that takes too long, and what it started, and says so in its row', async () => {
  const rows = await runPart(planted(`${startsChild}\nsetInterval(() => {}, 1000)`, 3_000))
  expect(rows).toEqual([
    { what: 'the part planted', measured: 'took longer than 0.05 minutes', limit: 'its rows', isMet: false },
  ])
  expect(isChildAlive()).toBe(false)
})

it('reports how a failed part ended, and ends what it left running', async () => {
  const rows = await runPart(planted(`${startsChild}\nprocess.exit(7)`, 20_000))
  expect(rows).toMatchObject([{ measured: 'broke with 7', isMet: false }])
  expect(isChildAlive()).toBe(false)
})
