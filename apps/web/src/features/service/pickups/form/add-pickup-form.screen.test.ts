import { organizationEndpoints } from '@thant/contracts/customers/organizations'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../test/replies.ts'

const [listed] = sampleReply(pickupEndpoints.list)
const [organization] = sampleReply(organizationEndpoints.list)
if (!listed || !organization) throw new Error('A list of the contract has no sample row.')

/** At 09:15 in Yangon. */
const pickUpTime = '2026-11-03T02:45:00.000Z'
const drivenBy = (name: string, hasLeft: boolean) =>
  reply(pickupEndpoints.list, [
    {
      ...listed,
      organizationId: organization,
      pickUpTime,
      vehicle: { plate_number: 'YGN 3C-4455', vehicleId: null, driver: { _id: crypto.randomUUID(), name, hasLeft } },
    },
  ])
const time = page.getByRole('combobox', { name: 'Pick-up date, time' })
const driver = page.getByRole('combobox', { name: 'Driver' })

it('proposes no driver who has left', { tags: ['13.12-02'] }, async () => {
  await renderScreen(`${paths.pickupAdd}?organization=${organization._id}`, {
    as: 'OPERATION',
    replies: [drivenBy('U Left', true)],
  })
  await expect.element(page.getByText(/^The next working day is proposed/)).toBeVisible()
  await expect.element(time).toHaveValue('09:15')
  await expect.element(driver).toHaveValue('')
})

it('leaves the day and time that were typed, and proposes the driver', { tags: ['13.12-02'] }, async () => {
  await renderScreen(paths.pickupAdd, {
    as: 'OPERATION',
    replies: [drivenBy('Ko Usual', false), reply(organizationEndpoints.list, [organization])],
  })
  await page.getByLabelText('Pick-up date, day').fill('2027/04/02')
  await time.fill('14:30')
  await page.getByRole('option', { name: '14:30' }).click()
  await page.getByRole('combobox', { name: 'Organization' }).fill(organization.name)
  await page
    .getByRole('option', { name: new RegExp(`^${organization.name}`) })
    .first()
    .click()
  await expect.element(driver).toHaveValue('Ko Usual')
  await expect.element(time).toHaveValue('14:30')
  await expect.element(page.getByLabelText('Pick-up date, day')).toHaveValue('2027/04/02')
})
