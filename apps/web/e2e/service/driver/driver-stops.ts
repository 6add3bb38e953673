import { expect, type Page } from '@playwright/test'
import { fromNow } from '../../support/clock.ts'
import { gatePhoto } from '../../support/photo.ts'
import { type Api, newOrganization, newPickup } from '../pickup-data.ts'

/** A minute ago, so that it is due. */
export const pickUpTime = fromNow(-60_000).toISOString()

/** A confirmed stop of today, of an organization of its own. */
export async function newStop(office: Api, name: string, driver: string): Promise<string> {
  const id = await newPickup(office, await newOrganization(office, name), { pickUpTime, driver })
  await office('PATCH', `/logistics/${id}`, { status: 'CONFIRMED' })
  return id
}

export async function openStop(page: Page, name: string): Promise<void> {
  const stop = page.getByRole('button', { name: new RegExp(name) })
  await expect(stop).toBeVisible()
  if ((await stop.getAttribute('aria-expanded')) === 'false') await stop.press('Enter')
  await page.getByRole('link', { name: 'Weigh and complete' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Weighs one line, takes a photo, and lets the customer sign. */
export async function complete(page: Page, name: string, weight: string): Promise<void> {
  await openStop(page, name)
  await weigh(page, weight)
  await takePhoto(page, 1)
  await signAndComplete(page)
}

export async function weigh(page: Page, weight: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Quantity of item 1 (kg)' }).fill(weight)
}

/** Takes the photo that is the `number`th of the stop. */
export async function takePhoto(page: Page, number: number): Promise<void> {
  await page.locator('form input[type=file]').setInputFiles(gatePhoto)
  await expect(page.getByRole('img', { name: `Photo ${number}` })).toBeVisible()
}

export async function signAndComplete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await sign(page)
  await page.getByRole('button', { name: 'Complete pickup' }).click()
  await expect(page).toHaveURL(/\/driver$/)
}

async function sign(page: Page): Promise<void> {
  const pad = page.locator('canvas')
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (box === null) throw new Error('nothing to sign on')
  await page.mouse.move(box.x + 30, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 90, { steps: 8 })
  await page.mouse.up()
}

export async function expectUnsent(page: Page, count: number): Promise<void> {
  await expect(page.getByText(new RegExp(`^Not sent yet: ${count}, since`))).toBeVisible()
}

export async function expectAllSent(page: Page): Promise<void> {
  await expect(page.getByText(/^Not sent yet/)).toHaveCount(0, { timeout: 60_000 })
}

/** Waits until what was typed and photographed at the stops that are open is on the phone. */
export async function untilDrafted(page: Page, drafts: number, photos = 0): Promise<void> {
  await expect.poll(() => countDrafted(page)).toEqual({ drafts, photos })
}

function countDrafted(page: Page): Promise<{ drafts: number; photos: number }> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('thant-outbox')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            const drafts: Array<{ values: { photos: unknown[] } }> = reading.result
            resolve({ drafts: drafts.length, photos: drafts.flatMap(({ values }) => values.photos).length })
          }
        }
      }),
  )
}
