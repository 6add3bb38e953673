import { readdirSync } from 'node:fs'
import encodeQR from 'qr'
import { newStaffUser } from '../../customers/customer-user.ts'
import { expectNothingSerious, expectSunlightContrast } from '../../looks/axe.ts'
import { inBurmese, readInBurmese } from '../../looks/burmese.ts'
import { expectToFit } from '../../looks/fits.ts'
import { expect, type Page, test } from '../../support/journey.ts'
import { untilKept } from '../../support/kept-code.ts'
import { signInOnScreen } from '../../support/sign-in.ts'
import { unique } from '../../support/unique.ts'
import { apiAs } from '../pickup-data.ts'
import { newStop } from './driver-stops.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

test('a driver without network scans a label and lands on the stop of its bin', { tag: ['@15.3-17'] }, async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const { email, name, stop } = await newLabelledStop(page)
  const isLoaded = page.waitForResponse((reply) => reply.url().endsWith(`/logistics/${stop}`))
  await signInOnScreen(page, email)
  await isLoaded
  await untilKept(page)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Scan a label' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveURL(`/driver/pickups/${stop}`)
})

test.describe('a label that the first reader does not read', () => {
  test.use({ serviceWorkers: 'block' })

  test('is read by compiled code, which one file alone may run', { tag: ['@15.3-20'] }, async ({ page }) => {
    test.setTimeout(120_000)
    const { email, name } = await newLabelledStop(page)
    const readsNothing = 'self.onmessage = () => self.postMessage(undefined)'
    await page.route('**/assets/qr-worker-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: readsNothing }),
    )
    await signInOnScreen(page, email)
    await page.getByRole('button', { name: 'Scan a label' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 30_000 })

    const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy'] ?? ''
    const scripts = readdirSync(new URL('../../../dist/assets/', import.meta.url)).filter((file) =>
      file.endsWith('.js'),
    )
    const paths = ['/driver', '/worker.js', ...scripts.map((file) => `/assets/${file}`)]
    const mayCompile: string[] = []
    for (const path of paths) if ((await policyOf(path)).includes('wasm-unsafe-eval')) mayCompile.push(path)
    expect(mayCompile).toEqual([expect.stringMatching(/^\/assets\/wasm-worker-/)])
    expect(await policyOf(mayCompile[0] ?? '')).toContain("script-src 'self' 'wasm-unsafe-eval';style-src")
  })
})

test('without a camera the code is typed, in a dialog that is read in the sun', {
  tag: ['@15.3-12', '@15.3-18', '@15.3-19'],
}, async ({ page }) => {
  const { email } = await newLabelledStop(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }))
  await signInOnScreen(page, email)
  await page.getByRole('button', { name: 'Scan a label' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('No camera was found. Please type the code.')).toBeVisible()
  await dialog.getByRole('textbox').fill('0000')
  await dialog.getByRole('button', { name: 'Open the stop' }).click()
  await expect(dialog.getByText('A code has eight letters and digits, such as 7K2M-Q9XA.')).toBeVisible()
  await expectSunlightContrast(page)
  await dialog.getByRole('textbox').fill('0000 0000')
  await dialog.getByRole('button', { name: 'Open the stop' }).click()
  await expect(dialog.getByText('You have no stop today at the bin 0000-0000.')).toBeVisible()
  await expectSunlightContrast(page)
  await expectNothingSerious(page)
  await readInBurmese(page)
  await page.reload()
  await page.getByRole('button', { name: inBurmese('Scan a label') }).click()
  await expect(dialog.getByRole('textbox')).toBeVisible()
  await expectToFit(page)
})

/** A driver with a stop whose bin has a label, which the camera sees. */
async function newLabelledStop(page: Page) {
  const [office, admin] = [await apiAs(page, 'operation'), await apiAs(page, 'admin')]
  const email = await newStaffUser(page, admin, 'DRIVER')
  const me = await (await apiAs(page, email))('GET', '/me')
  const name = unique('Scanned Stop')
  await newStop(office, unique('Other Stop'), me.data._id)
  const stop = await newStop(office, name, me.data._id)
  const pickup = (await office('GET', `/logistics/${stop}`)).data as unknown as { organizationId: { _id: string } }
  const bin = await admin('POST', '/bins', { name: 'Plastics', size: unique('240 L'), stock: 10, price: 40 })
  const placing = { organizationId: pickup.organizationId._id, binId: bin.data._id, placedOn: '2026-01-05' }
  const { code } = (await office('POST', '/placed_bins', placing)).data as unknown as { code: string }
  await page.addInitScript(showLabel, encodeQR(`https://portal.example/b/${code}`, 'raw', { ecc: 'quartile' }))
  return { email, name, stop }
}

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
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: film }, configurable: true })
}
