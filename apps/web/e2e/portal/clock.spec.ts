import { now } from '../support/clock.ts'
import { expect, openContext, test } from '../support/journey.ts'
import { demoPassword, startSession } from '../support/sign-in.ts'

const aMinute = 60_000

test('the portal, every browser and the journey go by one clock', async ({ page, browser }) => {
  const expectNow = (milliseconds: number) => expect(Math.abs(milliseconds - now().getTime())).toBeLessThan(aMinute)
  await startSession(page, 'customer')
  const data = { email: 'customer@demo.example', password: demoPassword }
  const { token } = (await (await page.request.post('/api/login', { data })).json()).data
  const { iat } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString())
  expectNow(iat * 1_000)
  const other = await (await openContext(browser)).newPage()
  for (const one of [page, other]) {
    await one.goto('/')
    expectNow(await one.evaluate('Date.now()'))
    expectNow(Date.parse(await one.evaluate('String(new Date())')))
    // The screens take the browser's own Temporal where it has one.
    expectNow(await one.evaluate('globalThis.Temporal?.Now.instant().epochMilliseconds ?? Date.now()'))
  }
  await other.context().close()
})
