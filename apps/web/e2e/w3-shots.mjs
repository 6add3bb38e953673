import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const origin = 'http://127.0.0.1:4135'
const json = (data, status = 200) => ({ status, contentType: 'application/json', body: JSON.stringify(status < 300 ? { data } : data) })
let outcome = 'pending'
async function mock(page) {
  await page.route('**/api/orders', (r) => r.fulfill(json({ _id: '100000000042', token: 'tok', kind: 'battery', totalAmount: 300, currency: 'USD' }, 201)))
  await page.route('**/api/orders/*/status*', (r) => r.fulfill(json({ kind: 'battery', amount: 300, currency: 'USD', state: outcome, order: '100000000042', invoice: null })))
  await page.route('**/api/sandbox_payment/1*', (r) => r.fulfill(json({ orderId: '100000000042', description: 'Battery recycling boxes 2 with certificate', amount: 300, currency: 'USD', option: 'counter' })))
  await page.route('**/api/certificates/RC-2026-GOOD*', (r) => r.fulfill(json({ serial: 'RC-2026-7K3M-9QXW', holder: 'Daw Khin Sandar Win', boxes: 2, capacityKg: 10, issuedOn: '2026-11-20' })))
}
for (const [width, scheme, lang] of [[1440, 'light', 'en'], [360, 'dark', 'my'], [360,'light','en'], [1440,'dark','my']]) {
  const ctx = await b.newContext({ viewport: { width, height: width > 400 ? 900 : 740 }, colorScheme: scheme })
  const page = await ctx.newPage()
  page.on('pageerror', (e) => console.log('ERR', e.message))
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
  await page.addInitScript((l) => localStorage.setItem('thant.language', l), lang)
  if (process.argv[2] !== 'real') await mock(page)
  const shot = (n) => page.screenshot({ path: `/tmp/w3-shots/${n}-${width}-${scheme}-${lang}.png`, fullPage: true })
  const wait = () => page.waitForTimeout(700)
  await page.goto(origin + '/payment/battery'); await wait(); await shot('battery')
  await page.locator('main button[type=submit]').click(); await wait(); await shot('battery-errors')
  await page.locator('[data-path=customerName]').fill('Daw Khin Sandar Win')
  await page.locator('[data-path=customerEmail]').fill('khin@lotus.example')
  await page.locator('[data-path=customerPhno]').fill('09450001234')
  await page.locator('[data-path=deliveryAddress]').fill('No. 12, Inya Road, Kamayut Township, Yangon')
  await page.locator('[data-path=quantity]').fill('2')
  await page.locator('[data-path=certificate]').check()
  await page.locator('[data-path=tnc]').check()
  await page.locator('main button[type=button]').first().click(); await wait(); await page.screenshot({ path: `/tmp/w3-shots/terms-${width}-${scheme}-${lang}.png` }); await page.keyboard.press('Escape'); await wait()
  await page.locator('main button[type=submit]').click(); await wait(); await wait(); await shot('battery-placed')
  await page.goto(origin + '/payment'); await wait(); await shot('generic')
  for (const s of ['pending', 'paid', 'failed']) { outcome = s; await page.goto(origin + '/thankyou?order=100000000042&token=tok'); await wait(); await shot('thanks-' + s) }
  await page.goto(origin + '/sandbox_payment/100000000042'); await wait(); await shot('sandbox')
  await page.goto(origin + '/certificates/RC-2026-GOOD'); await wait(); await shot('certificate')
  await page.goto(origin + '/certificates/RC-2026-BAAD'); await wait(); await shot('certificate-bad')
  console.log(width, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
  await ctx.close()
}
await b.close()
