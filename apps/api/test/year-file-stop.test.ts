import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { invoiceForm, organizationForm } from './factories.ts'
import { type Portal, setUp, startPortal } from './portal-process.ts'
import { unzipAll } from './unzip.ts'

let dataDir: string
let portal: Portal | undefined

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thant-year-'))
})

afterEach(async () => {
  await portal?.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

/** A year whose papers take some seconds to draw. */
async function fillYear({ post, get }: Portal, token: string): Promise<string> {
  const idOf = async (path: string, body: unknown) =>
    ((await (await post(path, body, token)).json()) as { data: { _id: string } }).data._id
  const organization = await idOf('/organizations', organizationForm())
  for (let number = 1; number <= 100; number += 1) {
    await idOf('/payment', invoiceForm(organization, { invoiceNo: `LONG-${number}`, dueDate: '2099-12-31' }))
  }
  const { data: years } = (await (await get(`/organizations/${organization}/years`, token)).json()) as {
    data: number[]
  }
  return `/organizations/${organization}/years/${years[0]}/file`
}

/** Every file that the portal stores, whatever its name. */
const storedFiles = async () => (await readdir(join(dataDir, 'files'), { recursive: true }).catch(() => [])).toSorted()

const invoicesIn = (archive: ArrayBuffer) =>
  [...unzipAll(Buffer.from(archive)).keys()].filter((name) => name.startsWith('invoices/invoice_'))

it('the file of a year comes whole from a portal that stops, or breaks off, and leaves nothing behind', {
  tags: ['13.6-04'],
  timeout: 150_000,
}, async () => {
  portal = await startPortal(dataDir, 3461)
  const { token } = await setUp(portal)
  const path = await fillYear(portal, token)
  const before = await storedFiles()
  const finished = (await portal.get(path, token)).arrayBuffer()
  expect(await portal.stop()).toBe(0)
  expect(invoicesIn(await finished)).toHaveLength(100)

  portal = await startPortal(dataDir, 3461)
  const cut = await portal.get(path, token)
  const [broken] = await Promise.allSettled([cut.arrayBuffer(), portal.stop('SIGKILL')])
  expect([cut.status, broken.status]).toEqual([200, 'rejected'])
  expect(await storedFiles()).toEqual(before)

  portal = await startPortal(dataDir, 3461)
  expect(invoicesIn(await (await portal.get(path, token)).arrayBuffer())).toHaveLength(100)
})
