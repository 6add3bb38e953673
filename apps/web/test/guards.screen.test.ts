import { vehicleEndpoints } from '@thant/contracts/service/vehicles'
import { beforeEach, expect, it } from 'vitest'
import { call } from '#lib/calls/api-client.ts'
import { paths } from '#lib/links/paths.ts'
import { currentMe } from '#lib/visitor/session.ts'
import { englishOnScreen } from './english-on-screen.ts'
import { faultsOfLooks } from './looks.ts'
import { renderScreen, type Screen } from './render-screen.tsx'
import { reply, sampleReply } from './replies.ts'

let screen: Screen
beforeEach(async () => {
  screen = await renderScreen(paths.settings, { as: 'SUPER ADMIN', language: 'my' })
})

function plant(html: string): void {
  document.querySelector('main')?.insertAdjacentHTML('beforeend', html)
}

it('shows the screen to whom the test names, in that language', () => {
  expect(currentMe()).toMatchObject({ type: 'SUPER ADMIN', language: 'my' })
  expect(document.documentElement.lang).toBe('my')
})

it('finds a text with too little contrast in the dark alone', async () => {
  plant('<p style="color: light-dark(#000, #555)">ပိတောက်</p>')
  expect(await faultsOfLooks()).toEqual([
    expect.stringMatching(/^at 1440 px in dark: color-contrast/),
    expect.anything(),
  ])
})

it('finds a text with too little contrast', async () => {
  plant('<p style="color: #bbb; background: #fff">ပိတောက်</p>')
  expect(await faultsOfLooks()).toContainEqual(expect.stringContaining('color-contrast'))
})

it('finds what is wider than a phone', async () => {
  plant('<div style="width: 400px">ပိတောက်</div>')
  expect(await faultsOfLooks()).toContainEqual(expect.stringContaining('at 360 px: '))
})

it('finds a text that a list cuts off', async () => {
  plant('<ul aria-label="ပိတောက်"><li style="width: 20px; overflow: hidden">ပိတောက်ပိတောက်</li></ul>')
  expect(await faultsOfLooks()).toContainEqual(expect.stringMatching(/at 1440 px: 20 of \d+ px: ပိတောက်/))
})

it('finds a text without Burmese, also of a part that has no text', () => {
  plant('<p>Padauk</p><button type="button" aria-label="Close"></button>')
  expect(englishOnScreen()).toEqual(['Padauk', 'Close'])
})

it('finds a write that no test answers', async () => {
  await call(vehicleEndpoints.archive, { params: { id: '1' } }).catch(() => undefined)
  expect(screen.calls.unexpected).toEqual(['DELETE /api/vehicles/1'])
})

it('refuses a reply that the contract does not let through', () => {
  const [vehicle] = sampleReply(vehicleEndpoints.list)
  // @ts-expect-error A row without its plate does not compile.
  expect(() => reply(vehicleEndpoints.list, [{ ...vehicle, plate: undefined }])).toThrow('plate')
})
