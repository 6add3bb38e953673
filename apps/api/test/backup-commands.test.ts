import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { organizationForm } from './factories.ts'
import { logIn, type Portal, setUp, startPortal } from './portal-process.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
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

type Outcome = { code: number; output: string }

/** Nothing but Node and npm is on the path, as on a machine without PostgreSQL's tools. */
function npmRun(script: string, dataDir: string, args: string[] = []): Promise<Outcome> {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, dataDir), BACKUP_DIR: join(folder, 'backups') }
  return new Promise((resolve) => {
    execFile('npm', ['run', '--silent', script, '--', ...args], { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, output: `${stdout}${stderr}` }),
    )
  })
}

const namesOf = async (reply: Response) =>
  ((await reply.json()) as { data: Array<{ name: string }> }).data.map(({ name }) => name)

describe('npm run backup and npm run restore', () => {
  it('move a portal that runs into another folder, and refuse to replace one that runs', async () => {
    portal = await startPortal(join(folder, 'first'), port)
    const { token } = await setUp(portal)
    await portal.post('/organizations', { ...organizationForm(), name: 'Inya Lake Hotel' }, token)

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
  }, 180_000)

  it('say what is wrong with how they were called', async () => {
    const nothing = await npmRun('restore', 'third')
    expect(nothing.output).toContain('Name one file: npm run restore -- <file>')
    const typo = await npmRun('restore', 'third', ['--whithout-files', 'x.tar'])
    expect(typo.output).toContain("Unknown option '--whithout-files'")
    const missing = await npmRun('restore', 'third', ['x.tar'])
    expect(missing.output).toContain('There is no file')
    const empty = await npmRun('backup', 'third')
    expect(empty).toMatchObject({ code: 1, output: expect.stringContaining('there is nothing to back up') })
  }, 180_000)
})
