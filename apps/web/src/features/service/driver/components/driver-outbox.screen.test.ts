import { fileEndpoints } from '@thant/contracts/company/files'
import { authEndpoints } from '@thant/contracts/customers/auth'
import { errors } from '@thant/contracts/errors'
import { roadPaths } from '@thant/contracts/road-paths'
import { visitEndpoints } from '@thant/contracts/service/visits'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { type Reply, reply, sampleReply } from '../../../../../test/replies.ts'
import { storeVisit, type UnsentVisit } from '../outbox-database.ts'

const stored = reply(fileEndpoints.upload, sampleReply(fileEndpoints.upload))
const recorded = reply(visitEndpoints.record, { ...sampleReply(visitEndpoints.record), state: 'applied' })

it('what the server takes later is waited for, and goes on in its order, with no photo sent twice', {
  tags: ['15.3-15'],
}, async () => {
  const stops = await keepDay(3)
  const screen = await renderScreen(roadPaths.driverDay, { as: 'DRIVER', replies: [stored, tooOften(2)] })
  await expect.element(page.getByText(/^Not sent yet: 3, since .*\. More is sent from /)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send now' })).not.toBeInTheDocument()
  document.dispatchEvent(new Event('visibilitychange'))
  screen.answer(recorded)
  await expect.poll(() => page.getByText(/^Not sent yet/).elements().length, { timeout: 10_000 }).toBe(0)
  const [first] = stops
  expect(namesOf(screen.calls.made, /visits$/)).toEqual(
    [first, ...stops].map((id) => `POST /api/logistics/${id}/visits`),
  )
  expect(namesOf(screen.calls.made, /upload$/)).toHaveLength(6)
})

it.each(['request.too-often', 'file.too-much-unused', 'server.busy'] as const)(
  'a driver is told of no refusal where the server only takes no more photos for now: %s',
  { tags: ['15.3-15'] },
  async (code) => {
    await keepDay(1)
    const { status, text } = errors[code]
    const body = { code, message: text, requestId: 'of-a-test', values: { seconds: 1 } }
    const screen = await renderScreen(roadPaths.driverDay, {
      as: 'DRIVER',
      replies: [{ endpoint: fileEndpoints.upload, status, body }, recorded],
    })
    await expect.poll(() => namesOf(screen.calls.made, /upload$/).length).toBeGreaterThan(0)
    await expect.element(page.getByText(/^Not sent yet: 1, since/)).toBeVisible()
    screen.answer(stored)
    if (code !== 'request.too-often') await page.getByRole('button', { name: 'Send now' }).click()
    await expect.poll(() => namesOf(screen.calls.made, /visits$/).length, { timeout: 10_000 }).toBe(1)
    await expect.poll(() => page.getByText(/^Not sent yet/).elements().length).toBe(0)
  },
)

/** Stores visits with two photos each, as a day without network leaves them; returns their stops in order. */
async function keepDay(count: number): Promise<string[]> {
  const { _id: userId } = sampleReply(authEndpoints.me)
  const { stop } = sampleReply(visitEndpoints.record)
  const stops = Array.from({ length: count }, () => crypto.randomUUID())
  for (const [index, pickupId] of stops.entries()) {
    const id = crypto.randomUUID()
    const recordedAt = new Date(Date.now() + index).toISOString()
    const photo = () => ({ picture: new Blob(['a photo'], { type: 'image/webp' }) })
    const visit: UnsentVisit = {
      id,
      userId,
      pickupId,
      body: { id, collected: 'nothing', code: 'flooded', note: '', items: [], recordedAt, baseVersion: 0, stop },
      photos: [photo(), photo()],
      keptAt: Date.now() + index,
    }
    await storeVisit(visit)
  }
  return stops
}

function tooOften(seconds: number): Reply {
  const { status, text } = errors['request.too-often']
  const body = { code: 'request.too-often', message: text, requestId: 'of-a-test', values: { seconds } }
  return { endpoint: visitEndpoints.record, status, body }
}

function namesOf(made: ReadonlyArray<{ name: string }>, ending: RegExp): string[] {
  return made.map(({ name }) => name).filter((name) => ending.test(name))
}
