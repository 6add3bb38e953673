import { expect, type Page } from '@playwright/test'
import { linkMailedTo } from './mailbox.ts'
import { type Api, newOrganization } from './pickup-data.ts'
import { demoPassword } from './sign-in.ts'
import { unique } from './unique.ts'

/** Makes an organization that no other journey touches, with a user who can sign in with the demonstration's password. */
export async function newCustomerUser(
  page: Page,
  office: Api,
  name: string,
): Promise<{ organization: string; email: string }> {
  const organization = await newOrganization(office, unique(name))
  const email = `${unique('office')}@customer-user.example`
  const user = {
    name: 'Daw Khin Aye',
    email,
    phoneNumber: '09 000 777 111',
    type: 'USER',
    organizationId: organization,
  }
  expect((await office('POST', '/users', user)).status).toBe(201)
  const link = await linkMailedTo(email)
  const chosen = await page.request.post(`/api${link.replace('password_reset', 'reset_password')}`, {
    data: { password: demoPassword },
  })
  expect(chosen.status()).toBe(200)
  return { organization, email }
}
