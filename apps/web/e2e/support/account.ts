import type { Page } from './journey.ts'

/** Lets the account look otherwise to the screens, which hear of it when a session starts or is renewed. */
export async function changeAccount(page: Page, changes: Record<string, unknown>): Promise<void> {
  await page.route(/\/api\/(login|refresh_token)$/, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    if (answer.data?.user !== undefined) Object.assign(answer.data.user, changes)
    await route.fulfill({ response, json: answer })
  })
}
