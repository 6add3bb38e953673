import { expectNothingSerious } from '../looks/axe.ts'
import { inBurmese } from '../looks/burmese.ts'
import { expectToFit } from '../looks/fits.ts'
import { expect, test } from '../support/journey.ts'
import { mailTo } from '../support/mailbox.ts'
import { atProvider, batteryOrder, chooseOutcome, fillBatteryOrder, orderDesk } from './battery-data.ts'

const heading = { level: 1 } as const

test('the landing page and the header of every public page link to the battery boxes', { tag: ['@1-23'] }, async ({
  page,
}) => {
  await page.goto('/landing')
  await page.getByRole('link', { name: 'Order a box' }).click()
  await expect(page).toHaveURL('/payment/battery')
  await page.goto('/contact')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Battery boxes' }).click()
  await expect(page).toHaveURL('/payment/battery')
})

test('the summary follows the input: 100 USD a box, 150 with the certificate, VAT included, 5 kg', {
  tag: ['@2.1-11', '@9-01', '@9-02', '@9-03', '@9-07'],
}, async ({ page }) => {
  await page.goto('/payment/battery')
  const summary = page.getByRole('region', { name: 'Order summary' })
  await expect(summary.getByRole('status')).toHaveText('100.00 USD')
  await expect(summary).toContainText('VAT of 5% included: 4.76 USD')
  await expect(summary).toContainText('A box takes up to 5 kg of batteries.')
  await page.getByRole('spinbutton', { name: 'Number of boxes' }).fill('3')
  await expect(summary.getByRole('status')).toHaveText('300.00 USD')
  await page.getByRole('checkbox', { name: /Add a recycling certificate \(\+50.00 USD per box\)/ }).check()
  await expect(summary).toContainText('3 × 50.00 USD')
  await expect(summary.getByRole('status')).toHaveText('450.00 USD')
  await expect(summary).toContainText('VAT of 5% included: 21.43 USD')
  await page.getByRole('spinbutton', { name: 'Number of boxes' }).fill('')
  await expect(summary.getByRole('status')).toHaveText('0.00 USD')
})

test('problems appear at their fields, and the input survives a server failure', {
  tag: ['@2.1-11', '@2.1-12', '@5-08', '@5-09', '@8-17'],
}, async ({ page }) => {
  await page.goto('/payment/battery')
  await page.getByRole('spinbutton', { name: 'Number of boxes' }).fill('')
  await page.getByRole('button', { name: 'Confirm' }).click()
  for (const label of ['Name', 'Email', 'Phone', 'Delivery address']) {
    await expect(page.getByRole('textbox', { name: label })).toHaveAccessibleDescription(/Required/)
  }
  await expect(page.getByRole('spinbutton', { name: 'Number of boxes' })).toHaveAccessibleDescription('Required')
  await expect(page.getByRole('checkbox', { name: /accept them/ })).toHaveAccessibleDescription('Required')
  await fillBatteryOrder(page, 'form@battery.example')
  await page.getByRole('textbox', { name: 'Phone' }).fill('ask my wife')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Please enter valid phone number.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Phone' }).fill('09450001234')
  await page.route('**/api/orders', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'SERVER ERROR FOUND' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Delivery address' })).toHaveValue(batteryOrder('').address)
  await page.unroute('**/api/orders')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Please check your order' })).toBeFocused()
})

test('the terms open over the form, an order is changed before it is paid, and Back finds it paid', {
  tag: ['@4-29'],
}, async ({ page }) => {
  await page.goto('/payment/battery')
  await page.getByRole('button', { name: 'Read the terms' }).click()
  const terms = page.getByRole('dialog', { name: 'Terms & conditions' })
  await expect(terms.getByRole('heading', { name: '22. Intellectual Property' })).toBeVisible()
  await expect(terms).toContainText('Version 1, in force since Sat 21 Nov 2026')
  await page.keyboard.press('Escape')
  await expect(terms).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Read the terms' })).toBeFocused()
  await fillBatteryOrder(page, 'changed@battery.example')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('button', { name: 'Continue Payment' })).toBeVisible()
  await expect(page.getByText('300.00 USD')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Back to change' }).click()
  await page.getByRole('spinbutton', { name: 'Number of boxes' }).fill('1')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('region', { name: 'Order summary' }).getByRole('status')).toHaveText('150.00 USD')
  await page.getByRole('button', { name: 'Continue Payment' }).click()
  await atProvider(page)
  await chooseOutcome(page, '000')
  await expect(page.getByRole('heading', heading)).toHaveText('Thank you. Your payment has arrived.')
  await page.goBack()
  while (new URL(page.url()).pathname !== '/payment/battery') await page.goBack()
  await expect(page.getByRole('main')).toContainText('Thank you. Your payment has arrived.')
  await expect(page.getByRole('button', { name: 'Continue Payment' })).toHaveCount(0)
})

const outcomes = [
  { code: '000', name: 'paid', title: 'Thank you. Your payment has arrived.', state: 'SUCCEEDED' },
  { code: '001', name: 'waiting at a counter', title: 'Waiting for your payment', state: 'WAITING' },
  { code: '002', name: 'rejected', title: 'The payment did not go through', state: 'REJECTED' },
  { code: '003', name: 'cancelled', title: 'The payment was cancelled', state: 'CANCELLED' },
  { code: '999', name: 'an error', title: 'The payment did not go through', state: 'FAILED' },
]

for (const { code, name, title, state } of outcomes) {
  test(`a visitor buys two boxes with a certificate, and the card provider says ${name}`, {
    tag: ['@1-23', '@1-24', '@2.1-12', '@2.1-14', '@2.12-22', '@3-06', '@4-16', '@4-17'],
  }, async ({ page }) => {
    test.slow()
    const email = `outcome-${code}@battery.example`
    const desk = await orderDesk(page)
    await page.goto('/payment/battery')
    await fillBatteryOrder(page, email)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('No. 12, Inya Road, Kamayut Township, Yangon')).toBeVisible()
    const begun: string[] = []
    page.on('request', (request) => request.url().endsWith('/checkout') && begun.push(request.url()))
    await page.getByRole('tab', { name: 'Bank Channels' }).click()
    await page.getByRole('button', { name: 'Continue Payment' }).dblclick()
    const id = await atProvider(page)
    expect(begun).toHaveLength(1)
    await expect(page.getByText('Sandbox — no money moves')).toBeVisible()
    for (const shown of ['300.00 USD', id, 'Bank Channels']) await expect(page.getByRole('main')).toContainText(shown)
    await chooseOutcome(page, code)

    await expect(page.getByRole('heading', heading)).toHaveText(title)
    await expect(page).toHaveURL('/thankyou')
    await page.reload()
    await expect(page.getByRole('heading', heading)).toHaveText(title)
    await expect(page.getByRole('main')).toContainText('300.00 USD')
    await expectNothingSerious(page)
    const [attempt, ...others] = await desk.attempts(id)
    expect(others).toEqual([])
    expect(attempt).toMatchObject({ orderId: id, state, option: 'bank', amount: 300, currency: 'USD' })
    expect(attempt.results).toMatchObject([{ status: code, outcome: 'applied' }])
    const mail = await mailTo(email, `Your order ${id}`)
    expect(mail).toContain('300.00 USD')
    if (code === '000') {
      expect(await mailTo(email, `Receipt for order ${id}`)).toContain('14.29 USD')
      await expect(page.getByRole('button', { name: /Try again|Continue Payment/ })).toHaveCount(0)
      return
    }
    expect(await desk.order(id)).toMatchObject({ status: 'PENDING', paidAt: null })
    await page.getByRole('button', { name: code === '001' ? 'Continue Payment' : 'Try again' }).click()
    expect(await atProvider(page)).not.toBe(id)
    await chooseOutcome(page, '000')
    await expect(page.getByRole('heading', heading)).toHaveText('Thank you. Your payment has arrived.')
    expect(await desk.order(id)).toMatchObject({ status: 'PAID', totalAmount: 300, quantity: 2, certificate: true })
    await mailTo(email, `Receipt for order ${id}`)
  })
}

test('going back from the card provider finds the order again, and pays the same attempt', { tag: ['@4-17'] }, async ({
  page,
}) => {
  await page.goto('/payment/battery')
  await fillBatteryOrder(page, 'back@battery.example')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Continue Payment' }).click()
  const id = await atProvider(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Continue Payment' }).click()
  expect(await atProvider(page)).toBe(id)
})

test('a delivered order has a certificate, which anyone can check and download', { tag: ['@2.12-20'] }, async ({
  page,
}) => {
  const email = 'certified@battery.example'
  const desk = await orderDesk(page)
  await page.goto('/payment/battery')
  await fillBatteryOrder(page, email)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Continue Payment' }).click()
  const id = await atProvider(page)
  await chooseOutcome(page, '000')
  await expect(page.getByRole('heading', heading)).toHaveText('Thank you. Your payment has arrived.')
  await desk.step(id, 'PACKED')
  const { certificateSerial } = await desk.step(id, 'DELIVERED')
  await mailTo(email, `/certificates/${certificateSerial}`)

  const answer = await page.goto(`/certificates/${certificateSerial}`)
  expect(answer?.status()).toBe(200)
  expect(await answer?.text()).toContain('This certificate is genuine')
  await expect(page.getByText('This certificate is genuine')).toBeVisible()
  for (const shown of [certificateSerial, 'Daw Khin Sandar Win']) {
    await expect(page.getByRole('main')).toContainText(shown)
  }
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toBe(`${certificateSerial}.pdf`)
  const other = await page.goto('/certificates/RC-2026-0000-0000')
  expect(other?.status()).toBe(404)
  await expect(page.getByText('We have issued no such certificate')).toBeVisible()
  await expectNothingSerious(page)
})

for (const { language, width, texts } of [
  { language: 'en', width: 360, texts: { title: 'Order battery recycling boxes', confirm: 'Confirm' } },
  { language: 'my', width: 360, texts: { title: / စုဆောင်းသေတ္တာ မှာ.?ယူ.?ရန်$/, confirm: inBurmese('Confirm') } },
  { language: 'my', width: 1440, texts: { title: / စုဆောင်းသေတ္တာ မှာ.?ယူ.?ရန်$/, confirm: inBurmese('Confirm') } },
]) {
  test(`ordering holds at ${width} px in ${language}, light and dark, from the form to the outcome`, {
    tag: ['@2.1-11'],
  }, async ({ page }) => {
    test.slow()
    await page.addInitScript((chosen) => localStorage.setItem('thant.language', chosen), language)
    await page.setViewportSize({ width, height: 740 })
    const holds = async () => {
      await expectToFit(page)
      await expectNothingSerious(page)
    }
    await page.goto('/payment/battery')
    await expect(page.getByRole('heading', heading)).toHaveText(texts.title)
    await page.getByRole('button', { name: texts.confirm }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await holds()
    const email = `narrow-${language}-${width}@battery.example`
    for (const [path, value] of Object.entries({
      customerName: 'ဒေါ်ခင်စန္ဒာဝင်း',
      customerEmail: email,
      customerPhno: '09450001234',
      deliveryAddress: 'အမှတ် ၁၂၊ အင်းယားလမ်း၊ ကမာရွတ်မြို့နယ်၊ ရန်ကုန်',
    })) {
      await page.locator(`[data-path="${path}"]`).fill(value)
    }
    await page.locator('[data-path="tnc"]').check()
    await page.getByRole('button', { name: texts.confirm }).click()
    await expect(page.getByRole('tab')).toHaveCount(4)
    await holds()
    await page.getByRole('button', { name: /Continue Payment|ငွေ.?ပေး.?ချေ.?မှု ဆက်လုပ်.?ရန်/ }).click()
    const id = await atProvider(page)
    await holds()
    await page.getByRole('button', { name: '003' }).click()
    await expect(page).toHaveURL('/thankyou')
    await expect(page.getByRole('main')).toContainText(id)
    await holds()
    await mailTo(email, id)
  })
}

test('the order form opens with at most 180 kB of JavaScript, without charts, map or calendar', {
  tag: ['@2.1-11'],
}, async ({ page }) => {
  const scripts: Promise<{ url: string; bytes: number }>[] = []
  page.on('response', (response) => {
    if (!/^\/assets\/.*\.js$/.test(new URL(response.url()).pathname)) return
    scripts.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => ({ url: response.url(), bytes: responseBodySize })),
    )
  })
  await page.goto('/payment/battery', { waitUntil: 'networkidle' })
  await expect(page.getByLabel('Number of boxes')).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
  const loaded = await Promise.all(scripts)
  expect(loaded.map(({ url }) => url).filter((url) => /echarts|leaflet|fullcalendar/i.test(url))).toEqual([])
  const kilobytes = loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000
  expect(kilobytes).toBeGreaterThan(50)
  expect(kilobytes).toBeLessThanOrEqual(180)
})
