import { roadPaths } from '@thant/contracts/road-paths'
import { outcomeEndpoints } from '@thant/contracts/service/outcomes'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { generatePath } from 'react-router'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { chosenMoment } from '../../../../../e2e/support/clock.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../test/replies.ts'

async function openForm() {
  const pickup = {
    ...sampleReply(pickupEndpoints.get),
    // What another test typed is kept on the device.
    _id: crypto.randomUUID(),
    status: 'CONFIRMED' as const,
    pickUpTime: new Date(`${chosenMoment()}:00+06:30`).toISOString(),
    items: [],
    lastTypes: ['Glasses' as const],
  }
  const [sample] = sampleReply(outcomeEndpoints.codes)
  if (sample === undefined) throw new Error('a sample names a reason')
  const codes = [{ ...sample, code: 'gate-locked' as const, isOffered: true }]
  await renderScreen(generatePath(roadPaths.driverPickup, { id: pickup._id }), {
    as: 'DRIVER',
    replies: [reply(pickupEndpoints.get, pickup), reply(outcomeEndpoints.codes, codes)],
  })
}

it('reads a waste type and a reason aloud in a voice of the language', { tags: ['15.3-11'] }, async () => {
  await openForm()
  // A browser without a screen has no voice, and tells of those that it loads.
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([{ lang: 'en-GB' } as SpeechSynthesisVoice])
  const speak = vi.spyOn(speechSynthesis, 'speak').mockReturnValue()
  speechSynthesis.dispatchEvent(new Event('voiceschanged'))
  await page.getByRole('button', { name: 'Read aloud: Glass' }).click()
  await page.getByRole('switch', { name: 'Something was left behind' }).click()
  await page.getByRole('button', { name: 'Read aloud: Gate locked' }).click()
  expect(speak.mock.calls.map(([{ text, lang }]) => [text, lang])).toEqual([
    ['Glass', 'en-GB'],
    ['Gate locked', 'en-GB'],
  ])
})

it('takes the container off what the scale shows', { tags: ['15.3-13'] }, async () => {
  await openForm()
  await page.getByRole('button', { name: 'Add note to item 1' }).click()
  await page.getByLabelText('Gross weight of item 1 (kg)').fill('19.3')
  await page.getByLabelText('Tare of item 1 (kg)').fill('2.05')
  await expect.element(page.getByLabelText('Quantity of item 1 (kg)')).toHaveValue('17.25')
})

it('tells at once of a photo that the phone cannot read, and what a reason asks for', {
  tags: ['15.3-06', '15.3-10'],
}, async () => {
  await openForm()
  const broken = new File(['no picture'], 'broken.jpg', { type: 'image/jpeg' })
  const field = document.querySelector('form input[type=file]')
  await page.elementLocator(field as Element).upload(broken)
  await expect
    .element(page.getByText('broken.jpg is no picture that this phone can read. Please take it again.'))
    .toBeVisible()
  await page.getByLabelText('Quantity of item 1 (kg)').fill('5')
  await page.getByRole('switch', { name: 'Something was left behind' }).click()
  await page.getByRole('radio', { name: 'Gate locked' }).click()
  await page.getByRole('button', { name: 'Complete pickup' }).click()
  await expect.element(page.getByText('Please add a photo, so that the customer can see it.').first()).toBeVisible()
})
