import encodeQR from 'qr'
import { newStaffUser } from './customer-user.ts'
import { newStop } from './driver-stops.ts'
import { expect, test } from './journey.ts'
import { untilKept } from './kept-code.ts'
import { apiAs } from './pickup-data.ts'
import { signInOnScreen } from './sign-in.ts'
import { unique } from './unique.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

test('a driver without network scans a label and lands on the stop of its bin', { tag: ['@15.3-16'] }, async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const [office, admin] = [await apiAs(page, 'operation'), await apiAs(page, 'admin')]
  const email = await newStaffUser(page, admin, 'DRIVER')
  const me = await (await apiAs(page, email))('GET', '/me')
  const [name, other] = [unique('Scanned Stop'), unique('Other Stop')]
  const stops = [await newStop(office, other, me.data._id), await newStop(office, name, me.data._id)]
  const [id = ''] = stops.toReversed()
  const { organizationId } = (await office('GET', `/logistics/${id}`)).data as unknown as {
    organizationId: { _id: string }
  }
  const bin = await admin('POST', '/bins', { name: 'Plastics', size: unique('240 L'), stock: 10, price: 40 })
  const placed = await office('POST', '/placed_bins', {
    organizationId: organizationId._id,
    binId: bin.data._id,
    placedOn: '2026-01-05',
  })
  expect(placed.status).toBe(201)
  const { code } = placed.data as unknown as { code: string }
  await page.addInitScript(showLabel, encodeQR(`${baseURL}/b/${code}`, 'raw', { ecc: 'quartile' }))

  const areLoaded = stops.map((stop) => page.waitForResponse((reply) => reply.url().endsWith(`/logistics/${stop}`)))
  await signInOnScreen(page, email)
  await Promise.all(areLoaded)
  await untilKept(page)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Scan a label' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveURL(`/driver/pickups/${id}`)
})

/** Stands in for the camera of a phone that is held over a label. */
function showLabel(rows: boolean[][]): void {
  const film = async () => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1_280, height: 720 })
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('no canvas')
    const stream = canvas.captureStream(20)
    setInterval(() => {
      context.fillStyle = '#fff'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.fillStyle = '#000'
      for (const [y, row] of rows.entries()) {
        for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(400 + x * 10, 150 + y * 10, 10, 10)
      }
    }, 100)
    return stream
  }
  // Pages without https have no cameras, as those of the journeys may be.
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: film } })
}
