import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Backups } from '@thant/contracts/reporting/backups'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { organizationForm } from '../records/factories.ts'
import { type Outcome, npmRun as runScript } from '../setup/npm-run.ts'
import { logIn, type Portal, setUp, startPortal, uploadLogo } from '../setup/portal-process.ts'

const port = 3420
let folder: string
let portal: Portal | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thant-commands-'))
})

afterEach(async () => {
  await portal?.stop()
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Begins the names of folders of data whose WAL is archived, all in one place. */
const archived = 'archived'

function npmRun(script: string, dataDir: string, args: string[] = []): Promise<Outcome> {
  return runScript(script, args, {
    DATA_DIR: join(folder, dataDir),
    BACKUP_DIR: join(folder, 'backups'),
    WAL_ARCHIVE_DIR: dataDir.startsWith(archived) ? join(folder, 'archive') : '',
  })
}

const namesOf = async (reply: Response) =>
  ((await reply.json()) as { data: Array<{ name: string }> }).data.map(({ name }) => name)

describe('npm run backup and npm run restore', () => {
  it('move a portal that runs into another folder, and refuse to replace one that runs', async () => {
    portal = await startPortal(join(folder, 'first'), port)
    const { token } = await setUp(portal)
    await portal.post('/organizations', { ...organizationForm(), name: 'Inya Lake Hotel' }, token)

    await uploadLogo(portal, token)

    const made = await npmRun('backup', 'first')
    expect(made).toMatchObject({ code: 0 })
    const file = made.output.split('\n')[0] ?? ''
    expect(file).toMatch(/thant-[\dTZ-]+-\d+\.\d+\.\d+-\w{4}\.tar$/)

    const refused = await npmRun('restore', 'first', [file])
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.output).toContain('Nothing was restored; the data are as they were.')
    expect(refused.output).toMatch(/Another portal, process \d+, already uses .* stop it first/)
    await portal.stop()

    const restored = await npmRun('restore', 'second', [file])
    expect(restored.output).toContain('each table compared with the backup')
    expect(restored).toMatchObject({ code: 0 })
    portal = await startPortal(join(folder, 'second'), port)
    expect((await portal.get('/organizations', token)).status).toBe(401)
    expect(await namesOf(await portal.get('/organizations', await logIn(portal)))).toEqual(['Inya Lake Hotel'])

    await rm(join(folder, 'backups', 'files'), { recursive: true })
    const incomplete = await npmRun('restore', 'untouched', [file])
    expect(incomplete).toMatchObject({ code: 1 })
    expect(incomplete.output).toContain('Uploaded files of the backup are missing or damaged: 1')
    expect(await readdir(join(folder, 'untouched')).catch(() => [])).not.toContain('postgres')
  }, 180_000)

  it('set a portal that was killed back to a moment, and leave it alone where there is no way to it', {
    tags: ['R-rel-20'],
    timeout: 300_000,
  }, async () => {
    const settings = { WAL_ARCHIVE_DIR: join(folder, 'archive') }
    const start = (variables: Record<string, string>) =>
      startPortal(join(folder, archived), port, ['--no-screens'], variables)
    portal = await start({})
    await setUp(portal)
    await portal.stop('SIGKILL')
    // The database that is left archives nothing, so the next portal has to start it anew.
    const running = await start(settings)
    portal = running
    const token = await logIn(running)
    const moments = async () =>
      ((await (await running.get('/backups', token)).json()) as { data: Backups }).data.moments
    await expect.poll(moments, { timeout: 60_000 }).toMatchObject({ from: expect.any(String), isOverdue: false })

    const add = async (name: string) =>
      expect((await running.post('/organizations', { ...organizationForm(), name }, token)).status).toBe(201)
    await add('Inya Lake Hotel')
    const between = new Date().toISOString()
    await delay(10)
    await add('Kandawgyi Palace')
    await running.stop('SIGKILL')

    const tooEarly = await npmRun('restore', archived, ['--until', '2020-01-01 10:00'])
    expect(tooEarly.output).toMatch(
      /the data are as they were\. 2020-01-01 10:00:00 Asia\/Yangon is not in the archive/,
    )
    const restored = await npmRun('restore', archived, ['--until', between])
    expect(restored.output).toContain(`Restored the backup of ${between}`)
    expect(restored.output).toMatch(/The replaced data are in .*\.tar/)
    expect(restored).toMatchObject({ code: 0 })
    // What a command leaves that is killed while it recovers goes with the next start.
    await mkdir(join(folder, archived, 'recovery', 'postgres'), { recursive: true })
    portal = await start(settings)
    expect(await readdir(join(folder, archived))).not.toContain('recovery')
    expect(await namesOf(await portal.get('/organizations', await logIn(portal)))).toEqual(['Inya Lake Hotel'])

    const anew = await npmRun('restore', `${archived}-anew`, ['--until', between])
    expect(anew.output).toContain(`Restored the backup of ${between}`)
  })

  it('say what is wrong with how they were called', async () => {
    const nothing = await npmRun('restore', 'third')
    expect(nothing.output).toContain('Name one file: npm run restore -- <file>')
    const typo = await npmRun('restore', 'third', ['--whithout-files', 'x.tar'])
    expect(typo.output).toContain("Unknown option '--whithout-files'")
    const never = await npmRun('restore', archived, ['--until', 'yesterday'])
    expect(never).toMatchObject({ code: 1, output: expect.stringContaining('"yesterday" is no time. Write it as') })
    const unarchived = await npmRun('restore', 'third', ['--until', '2026-01-01 10:00'])
    expect(unarchived.output).toContain('--until needs WAL_ARCHIVE_DIR')
    const missing = await npmRun('restore', 'third', ['x.tar'])
    expect(missing.output).toContain('There is no file')
    const empty = await npmRun('backup', 'third')
    expect(empty).toMatchObject({ code: 1, output: expect.stringContaining('there is nothing to back up') })
  }, 180_000)
})
