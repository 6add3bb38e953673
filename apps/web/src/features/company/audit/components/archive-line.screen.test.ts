import { auditEndpoints } from '@thant/contracts/company/audit'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply } from '../../../../../test/replies.ts'

const archivedBefore = (day: string | null) => [reply(auditEndpoints.archive, { archivedBefore: day })]

it('the audit log says since when it lists entries', { tags: ['2.5-30'] }, async () => {
  await renderScreen(paths.audit, { as: 'ADMIN', replies: archivedBefore('2025-01-01') })
  const text = 'Entries from before Wed 1 Jan 2025 are in the archive. Whoever runs the server can read them.'
  await expect.element(page.getByText(text)).toBeVisible()
})

it('and nothing of an archive where there is none', { tags: ['2.5-30'] }, async () => {
  await renderScreen(paths.audit, { as: 'ADMIN', replies: archivedBefore(null) })
  expect(page.getByText('in the archive').elements()).toEqual([])
})
