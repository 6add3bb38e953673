/**
 * Keeps the data of a portal of this release for `earlier-releases.test.ts`: `node apps/api/test/upgrades/keep-release.ts`, once,
 * when its migrations are final. What was kept is never made anew, since operators have such data.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import packageFile from '../../../../package.json' with { type: 'json' }
import { invoiceForm, item, organizationForm, treatmentProfileForm } from '../records/factories.ts'
import { npmRun } from '../setup/npm-run.ts'
import { type Portal, setUp, startPortal, uploadLogo } from '../setup/portal-process.ts'
import { releasesFolder } from './releases.ts'

const folder = await mkdtemp(join(tmpdir(), 'thant-release-'))
const dataDir = join(folder, 'data')
const portal = await startPortal(dataDir, 3421)
try {
  const { token } = await setUp(portal)
  await fill(portal, token)
  const backup = await npmRun('backup', [], {
    DATA_DIR: dataDir,
    BACKUP_DIR: join(releasesFolder, packageFile.version),
  })
  if (backup.code !== 0) throw new Error(backup.output)
} finally {
  await portal.stop()
  await rm(folder, { recursive: true, force: true })
}

async function fill(portal: Portal, token: string): Promise<void> {
  const call = (method: string, path: string, body: unknown) => send(portal, token, method, path, body)
  const logo = await uploadLogo(portal, token)
  const organization = await call('POST', '/organizations', { ...organizationForm(), name: 'Inya Lake Hotel', logo })
  await call('POST', '/treatment_profiles', treatmentProfileForm({ validFrom: '2025-01-01', note: 'As measured' }))
  for (const month of ['01', '02', '03']) {
    const pickUpTime = `2025-${month}-10T02:30:00Z`
    const pickup = await call('POST', '/logistics', { organizationId: organization, pickUpTime, isSure: true })
    const items = [item('Papers', 12.5), item('Plastics', 7.25), item('Organic', 30)]
    await call('PATCH', `/logistics/${pickup}`, { status: 'COMPLETED', items, isSure: true })
  }
  await call('POST', '/payment', invoiceForm(organization))
  await call('POST', '/reports', { organization, quarters: ['2025-01'] })
  await call('POST', `/carbon/organizations/${organization}/reports`, { quarter: '2025-01' })
  await call('POST', '/gri/reports', { organization, from: '2025-01', to: '2025-03' })
}

/** Returns the id of the record. */
async function send(portal: Portal, token: string, method: string, path: string, body: unknown): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const reply = await fetch(`${portal.url}/api${path}`, { method, headers, body: JSON.stringify(body) })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`)
  return JSON.parse(text).data._id
}
