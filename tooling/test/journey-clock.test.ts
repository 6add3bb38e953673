import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { chosenMoment, shiftTo } from '../../apps/web/e2e/support/clock.ts'
import { root } from '../run.ts'

describe('the clock of the journeys', () => {
  it('starts on the morning of a working day unless another moment is chosen', () => {
    expect(chosenMoment()).toBe('2026-11-18T10:00')
    expect(chosenMoment('leap-day')).toBe('2028-02-29T13:00')
    expect(chosenMoment('2027-04-13T00:05')).toBe('2027-04-13T00:05')
  })

  it('has each of twelve unusual moments within twelve days', () => {
    const days = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2026, 10, 20 + index)))
    expect(new Set(days.map((day) => chosenMoment('of-the-day', day))).size).toBe(12)
  })

  it('is ahead of the real one, or behind it, by whole seconds', () => {
    expect(shiftTo('2026-11-18T10:00', new Date('2026-11-18T03:30:20.400Z'))).toBe(-20)
    expect(shiftTo('2026-11-19T10:00', new Date('2026-11-18T03:30:00Z'))).toBe(86_400)
    expect(() => shiftTo('tomorrow', new Date())).toThrow('E2E_CLOCK is tomorrow')
  })
})

describe('a journey', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thant-journey-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each([
    [
      "import { test } from '@playwright/test'\n\ntest('planted', () => {})",
      'The test of ./journey.ts opens a browser',
    ],
    ['export const planted = new Date()', 'A journey stands on its own clock'],
    ['export const planted = Date.now()', 'A journey stands on its own clock'],
    ['export const planted = () => Temporal.Now.instant()', 'A journey stands on its own clock'],
    ['export const planted = (browser) => browser.newContext({})', 'A journey stands on its own clock'],
  ])('is refused with the real clock: %s', (code, message) => {
    expect(lint('apps/web/e2e/planted.spec.ts', code)).toContain(message)
  })

  it('may name a moment, and the clock itself may read the real one', () => {
    expect(lint('apps/web/e2e/planted.spec.ts', "export const planted = new Date('2026-02-03')")).toBe('')
    expect(lint('apps/web/e2e/support/clock.ts', 'export const planted = Date.now()')).toBe('')
  })

  /** Returns what the linter says of a file with our rules. */
  function lint(path: string, code: string): string {
    const tree = mkdtempSync(join(folder, 'tree-'))
    for (const rule of ['biome.json', 'tooling/real-clock.grit']) cpSync(join(root, rule), join(tree, rule))
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), `${code}\n`)
    const biome = join(root, 'node_modules/.bin/biome')
    const options = { cwd: tree, encoding: 'utf8' } as const
    const { status, stderr } = spawnSync(biome, ['lint', '--vcs-enabled=false', path], options)
    return status === 0 ? '' : stderr
  }
})
