import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import packageFile from '../../../../package.json' with { type: 'json' }
import { npmRun } from '../setup/npm-run.ts'
import { logIn, type Portal, startPortal } from '../setup/portal-process.ts'
import { releasesFolder, storedBackupOf } from './releases.ts'

const releases = existsSync(releasesFolder) ? readdirSync(releasesFolder) : []

it('keeps the data of this release for those to come', { tags: ['R-rel-13'] }, () => {
  expect(releases).toContain(packageFile.version)
})

describe.each(releases)('the data of %s', (release) => {
  let folder: string
  let portal: Portal
  let token: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thant-release-'))
    const backup = storedBackupOf(release) ?? ''
    const variables = { DATA_DIR: join(folder, 'data'), BACKUP_DIR: dirname(backup) }
    expect(await npmRun('restore', [backup], variables)).toMatchObject({ code: 0 })
    portal = await startPortal(variables.DATA_DIR, 3422)
    token = await logIn(portal)
  }, 120_000)

  afterAll(async () => {
    await portal?.stop()
    rmSync(folder, { recursive: true, force: true })
    // A portal ends its jobs and its database first, which takes a slow disk a while.
  }, 120_000)

  async function read<Data>(path: string): Promise<Data> {
    const reply = await portal.get(path, token)
    expect([path, reply.status]).toEqual([path, 200])
    return ((await reply.json()) as { data: Data }).data
  }

  async function expectPdf(path: string): Promise<void> {
    const reply = await portal.get(path, token)
    expect([path, reply.status, reply.headers.get('content-type')]).toEqual([path, 200, 'application/pdf'])
    expect(Buffer.from(await reply.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  }

  it('has its customer, with its picture, and what was weighed', async () => {
    const [organization] = await read<Array<{ _id: string; name: string; logo: string }>>('/organizations')
    expect(organization?.name).toBe('Inya Lake Hotel')
    expect((await fetch(new URL(organization?.logo ?? '', portal.url))).headers.get('content-type')).toBe('image/png')
    const pickups = await read<Array<{ _id: string; status: string }>>('/logistics?sort=pickUpTime')
    expect(pickups.map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED'])
    for (const { _id } of pickups) {
      const { items } = await read<{ items: Array<{ quantity: number }> }>(`/logistics/${_id}`)
      expect(items.map(({ quantity }) => quantity)).toEqual([12.5, 7.25, 30])
      await expectPdf(`/logistics/${_id}/note`)
    }
  })

  it('has its invoice in the journal', { tags: ['14.3-05'] }, async () => {
    const lines = await read<Array<{ account: string; debit: number; credit: number }>>('/payment/journal?sort=day')
    const sum = (pick: (line: (typeof lines)[number]) => number) => lines.reduce((total, line) => total + pick(line), 0)
    expect(sum(({ debit }) => debit)).toBeGreaterThanOrEqual(150.5)
    expect(sum(({ debit }) => debit)).toBe(sum(({ credit }) => credit))
  })

  it('has its invoice and its saved reports, which verify and are drawn', {
    tags: ['R-rel-13'],
    timeout: 60_000,
  }, async () => {
    const [invoice] = await read<Array<{ _id: string; amount: number }>>('/payment')
    expect(invoice?.amount).toBe(150.5)
    await expectPdf(`/payment/${invoice?._id}/pdf`)
    const [report] = await read<Array<{ _id: string }>>('/reports')
    const { sha256 } = await read<{ sha256: string }>(`/reports/${report?._id}`)
    await read(`/reports/verify?sha256=${sha256}`)
    await expectPdf(`/download/${report?._id}`)
    const [gri] = await read<Array<{ _id: string }>>('/gri/reports')
    await expectPdf(`/gri/reports/${gri?._id}/pdf`)
    const [customer] = await read<Array<{ _id: string }>>('/organizations')
    const { saved } = await read<{ saved: Array<{ _id: string }> }>(
      `/carbon/organizations/${customer?._id}?quarter=2025-01`,
    )
    await expectPdf(`/carbon/reports/${saved[0]?._id}/pdf`)
  })
})
