import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../support/sign-in.ts'

export const batteryOrder = (email: string) => ({
  name: 'Daw Khin Sandar Win',
  email,
  phone: '09450001234',
  address: 'No. 12, Inya Road, Kamayut Township, Yangon',
})

/** Fills in /payment/battery for two boxes with a certificate. */
export async function fillBatteryOrder(page: Page, email: string): Promise<void> {
  const { name, phone, address } = batteryOrder(email)
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone)
  await page.getByRole('textbox', { name: 'Delivery address' }).fill(address)
  await page.getByRole('spinbutton', { name: 'Number of boxes' }).fill('2')
  await page.getByRole('checkbox', { name: /Add a recycling certificate/ }).check()
  await page.getByRole('checkbox', { name: /accept them/ }).check()
}

export async function orderDesk(page: Page) {
  const data = { email: 'finance@demo.example', password: demoPassword }
  const { token } = (await (await page.request.post('/api/login', { data })).json()).data
  const headers = { Authorization: `Bearer ${token}` }
  const dataOf = async (path: string) =>
    (await (await page.request.get(`/api/orders/${path}`, { headers })).json()).data
  return {
    order: (id: string) => dataOf(id),
    attempts: (id: string) => dataOf(`${id}/attempts`),
    step: async (id: string, status: string) => {
      const answer = await page.request.patch(`/api/orders/${id}`, { headers, data: { status } })
      expect(answer.status(), await answer.text()).toBe(200)
      return (await answer.json()).data
    },
  }
}

/** Chooses by code, because the label `Paid` belongs to two outcomes. */
export async function chooseOutcome(page: Page, code: string): Promise<void> {
  await page.getByRole('region', { name: 'Outcome' }).getByRole('button', { name: code }).click()
}

/** Expects the card provider's page, and returns the number of the attempt. */
export async function atProvider(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/sandbox_payment\/\d{12}$/)
  return page.url().slice(-12)
}
