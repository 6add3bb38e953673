import { type BackupAttempt, backupEndpoints } from '@thant/contracts/reporting/backups'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../test/replies.ts'

const failed: BackupAttempt = {
  at: '2026-11-17T19:30:00.000Z',
  reason: 'nightly',
  problem: 'no space left on device',
  isEnded: true,
}

async function showBackups(lastAttempt: BackupAttempt | null) {
  const backups = {
    ...sampleReply(backupEndpoints.list),
    isOverdue: false,
    unreadable: [],
    underWay: null,
    moments: null,
    lastAttempt,
  }
  await renderScreen(paths.backups, { as: 'ADMIN', replies: [reply(backupEndpoints.list, backups)] })
  return page.getByRole('alert')
}

it.each([
  ['what went wrong', failed, 'no space left on device'],
  ['what its error means', { ...failed, problem: 'ENOSPC: no space left on device, write' }, 'The disk is full'],
  ['that the portal stopped', { ...failed, problem: null, isEnded: false }, 'The portal stopped meanwhile.'],
])('the last backup that failed reports %s', async (_, attempt, problem) => {
  const alert = await showBackups(attempt)
  for (const text of ['The last backup failed', 'Wed 18 Nov 2026, 02:00', problem]) {
    await expect.element(alert.getByText(text)).toBeVisible()
  }
})

it.each([
  ['went well', { ...failed, problem: null }],
  ['was never made', null],
])('a last backup that %s is not mentioned', async (_, attempt) => {
  expect((await showBackups(attempt)).elements()).toEqual([])
})
