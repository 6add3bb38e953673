import { expect, it } from 'vitest'
import type { PaymentGateway } from '#lib/payment-gateway/payment-gateway.ts'
import { testGateway } from '../../test/setup/create-test-app.ts'
import { withSandboxNotice } from './sandbox-notice.ts'

const realGateway: PaymentGateway = { ...testGateway, name: '2c2p', action: 'https://provider.example' }
const page = '<html><body><div id="root"></div></body></html>'
const ask = (publicUrl: string, paymentGateway: PaymentGateway = testGateway) =>
  withSandboxNotice({ paymentGateway, settings: { publicUrl } }, page)

it('tells on every page of a public portal, in both languages, that its payments are not real', () => {
  const shown = ask('https://portal.example')
  expect(shown).toContain('<span lang="en">Payments on this portal are only tried out: no money moves.</span>')
  expect(shown).toMatch(/<span lang="my">[^<]*\p{Script=Myanmar}/u)
})

it('is not shown where only this machine can pay, nor where payments are real or switched off', () => {
  expect(ask('http://127.0.0.1:3000')).toBe(page)
  expect(withSandboxNotice({ paymentGateway: undefined, settings: { publicUrl: 'https://a.example' } }, page)).toBe(
    page,
  )
  expect(ask('https://portal.example', realGateway)).toBe(page)
})
