import { companyEndpoints } from '@thant/contracts/company/company'
import type { Language } from '@thant/contracts/customers/auth'
import { roadPaths } from '@thant/contracts/road-paths'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { generatePath } from 'react-router'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#lib/i18n.ts'
import { refuseCamera, showToCamera } from '../../../../../test/fake-camera.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../test/replies.ts'

const label = `${window.location.origin}/b/7K2M-Q9XA`
const soon = { timeout: 15_000 }

/** A screen that is rendered forgets what the last test put in place of the browser's own. */
async function openDay(language: Language = 'en') {
  const [sample] = sampleReply(pickupEndpoints.today)
  if (sample === undefined) throw new Error('The sample has no pickup.')
  const stops = ['10AB-CDEF', '7K2M-Q9XA'].map((code) => ({ ...sample, _id: crypto.randomUUID(), binCodes: [code] }))
  const company = { ...sampleReply(companyEndpoints.get), phone: '01 234 567' }
  const replies = [reply(pickupEndpoints.today, stops), reply(companyEndpoints.get, company)]
  await renderScreen(roadPaths.driverDay, { as: 'DRIVER', language, replies })
  return stops.map(({ _id }) => generatePath(roadPaths.driverPickup, { id: _id }))
}

const pressScan = () => page.getByRole('button', { name: translate('Scan a label') }).click()

async function openScanner() {
  await pressScan()
  await expect.element(page.getByRole('dialog')).toBeVisible()
}

const address = () => window.location.pathname

it.each([
  ['clean', {}],
  ['rotated', { degrees: 27 }],
  ['noisy', { hasNoise: true }],
  ['rotated and noisy', { degrees: -64, hasNoise: true }],
])('opens the stop of a bin whose label is %s, and closes the camera', { tags: ['15.3-17'] }, async (_, looks) => {
  const [, stop] = await openDay()
  const tracks = showToCamera({ text: label, ...looks })
  // The dialog may be gone as soon as it is there, since the label is read at once.
  await pressScan()
  await expect.poll(address, soon).toBe(stop)
  await expect.poll(() => isOn(tracks), soon).toBe(false)
})

it('says of another QR code that it is no label, and goes on reading', { tags: ['15.3-18'] }, async () => {
  const shown = { text: 'https://menu.example/today' }
  const [, stop] = await openDay()
  showToCamera(shown)
  await openScanner()
  await expect.element(page.getByText('This QR code is not on a label of our bins.'), soon).toBeVisible()
  expect(address()).toBe(roadPaths.driverDay)
  shown.text = label
  await expect.poll(address, soon).toBe(stop)
})

it('says of a bin that is at no stop of today its code and whom to call, and nothing of a customer', {
  tags: ['15.3-18'],
}, async () => {
  await openDay()
  showToCamera({ text: label.replace('7K2M', '8K2M') })
  await openScanner()
  await expect.element(page.getByText('You have no stop today at the bin 8K2M-Q9XA.'), soon).toBeVisible()
  const call = page.getByRole('dialog').getByRole('link', { name: 'Call dispatch' })
  await expect.element(call).toHaveAttribute('href', 'tel:01234567')
  expect(address()).toBe(roadPaths.driverDay)
})

it.each([
  ['NotAllowedError', 'The camera is not allowed here. Allow it in the settings of the browser, or type the code.'],
  ['NotFoundError', 'No camera was found. Please type the code.'],
  ['NotReadableError', 'The camera cannot be used; another app may have it open. Please type the code.'],
] as const)('tells of %s in both languages, and takes the typed code', { tags: ['15.3-19'] }, async (name, text) => {
  for (const language of ['en', 'my'] as const) {
    const [first] = await openDay(language)
    refuseCamera(name)
    await openScanner()
    await expect.element(page.getByText(translate(text))).toBeVisible()
    const code = page.getByLabelText(translate('Code on the label'))
    const open = page.getByRole('button', { name: translate('Open the stop') })
    await code.fill('10ab')
    await open.click()
    await expect
      .element(page.getByText(translate('A code has eight letters and digits, such as 7K2M-Q9XA.')))
      .toBeVisible()
    await code.fill('lo ab cdef')
    await open.click()
    await expect.poll(address).toBe(first)
  }
})

it('closes the camera with the dialog, and while the page is not looked at', { tags: ['15.3-19'] }, async () => {
  await openDay()
  const tracks = showToCamera({ text: 'https://menu.example/today' })
  await openScanner()
  await expect.poll(() => isOn(tracks), soon).toBe(true)
  lookAway('hidden')
  await expect.poll(() => isOn(tracks), soon).toBe(false)
  lookAway('visible')
  await expect.poll(() => isOn(tracks), soon).toBe(true)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => isOn(tracks), soon).toBe(false)
})

function isOn(tracks: readonly MediaStreamTrack[]): boolean {
  return tracks.some(({ readyState }) => readyState === 'live')
}

function lookAway(visibilityState: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}
