import type { Evidence } from '@thant/contracts/service/evidence'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { generatePath } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../test/replies.ts'

const visit: Evidence = {
  _id: '00000000-0000-4000-8000-000000000001',
  code: null,
  recordedAt: '2026-11-23T07:35:00.000Z',
  receivedAt: null,
  location: { lng: 96.15, lat: 16.8 },
  signature: [
    [
      { x: 10, y: 20 },
      { x: 500, y: 250 },
    ],
    [{ x: 7, y: 8 }],
  ],
  photos: [
    {
      url: '/api/files/gate.jpg',
      takenAt: '2026-11-23T07:31:00.000Z',
      isTimeByPhone: true,
      location: { lng: 96.2, lat: 16.9 },
      isPlaceByPhone: true,
    },
  ],
}

async function open(evidence: Evidence[]) {
  const pickup = { ...sampleReply(pickupEndpoints.get), evidence }
  const path = generatePath(paths.pickupEdit, { logisticsId: pickup._id })
  await renderScreen(path, { as: 'OPERATION', replies: [reply(pickupEndpoints.get, pickup)] })
}

it('shows photos, signature, time and place of a pickup', { tags: ['15.2-04'] }, async () => {
  await open([visit, { ...visit, _id: '00000000-0000-4000-8000-000000000002', code: 'too-full', signature: null }])
  const section = page.getByRole('region', { name: 'Evidence' })
  await expect.element(section.getByText(/^Signed Mon 23 Nov 2026, 14:05/)).toBeVisible()
  await expect.element(section.getByText(/^Visited Mon 23 Nov 2026, 14:05/)).toBeVisible()
  await expect.element(section.getByText('14:01')).toBeVisible()
  const photo = section.getByRole('link', { name: 'Photo 1' })
  await expect.element(photo).toHaveAttribute('href', '/api/files/gate.jpg')
  const signature = section.getByRole('img', { name: 'Signature' })
  const drawn = [...signature.element().querySelectorAll('path')].map((path) => path.getAttribute('d'))
  expect(drawn).toEqual(['M10 20L500 250', 'M7 8L7 8'])
  const maps = section.getByRole('link', { name: 'Show on a map' }).elements()
  expect(maps.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('16.9,96.2'),
    expect.stringContaining('16.8,96.15'),
    expect.stringContaining('16.8,96.15'),
  ])
})

it.each([
  [true, true, 'As the phone said'],
  [false, false, 'From the photo itself'],
  [true, false, 'Time as the phone said'],
  [false, true, 'Place as the phone said'],
])(
  'says whose word the time and the place of a photo are (%j, %j)',
  { tags: ['15.2-07'] },
  async (time, place, word) => {
    const photos = visit.photos.map((photo) => ({ ...photo, isTimeByPhone: time, isPlaceByPhone: place }))
    await open([{ ...visit, photos }])
    await expect.element(page.getByRole('figure').getByText(word)).toBeVisible()
  },
)

it('shows nothing of a pickup without evidence', { tags: ['15.2-04'] }, async () => {
  await open([])
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  expect(page.getByText('Evidence').elements()).toEqual([])
})
