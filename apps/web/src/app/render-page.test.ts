import type { Language } from '@thant/contracts/customers/auth'
import type { PageRequest } from '@thant/contracts/render-page'
import { reportEndpoints } from '@thant/contracts/reporting/reports'
import { certificateEndpoints } from '@thant/contracts/service/certificates'
import { expect, it } from 'vitest'
import { answerTo, type Reply, refusal, reply, sampleReply } from '../../test/replies.ts'
import { sampleId } from '../../test/samples.ts'
import { renderPageOf } from './render-page.tsx'

const template =
  '<html lang="en"><head><title>Thant</title></head><body><div id="root"></div><div id="first-load">…</div></body></html>'
const origin = 'https://portal.example'
const nobody = { role: undefined, language: 'en', isPhone: false, isDrawn: true } as const
/** Whatever is asked for was built. */
const manifest = new Proxy({}, { get: (_, source) => ({ file: `assets/${String(source)}.js` }) })
const id = sampleId()

type Situation = Partial<PageRequest> & { replies?: readonly Reply[] }

/** Returns the page, and what was read for it. */
async function pageAt(address: string, { replies = [], ...about }: Situation = {}) {
  const calls: string[] = []
  const read: PageRequest['read'] = async (url) => {
    calls.push(url)
    const { status, body } = answerTo('GET', new URL(url, origin), replies, 'en') ?? { status: 404, body: {} }
    return { status, body }
  }
  const page = await renderPageOf({ template, manifest }, { ...nobody, address, origin, read, ...about })
  return { ...page, calls: calls.toSorted() }
}

function reportBy(layout: 'interval' | 'monthly', language: Language = 'en'): Reply {
  const report = sampleReply(reportEndpoints.get, language)
  return reply(reportEndpoints.get, { ...report, data: { ...report.data, layout } })
}

it.each([
  ['/landing', ['/api/bins?sort=name&limit=60', '/api/achievements']],
  ['/terms', []],
  ['/privacy', []],
  ['/log_in', []],
  ['/payment/battery', []],
  [`/report/${id}`, [`/api/reports/${id}`]],
  ['/report?link=of-a-friend', ['/api/reports/shared/of-a-friend']],
  ['/gri_report?link=of-a-friend', ['/api/gri/reports/shared/of-a-friend']],
  ['/certificates/RC-1', ['/api/certificates/RC-1']],
  ['/b/7K2M-Q9XA', []],
])('nobody in particular gets %s with what it shows first, to be taken over', async (address, calls) => {
  const page = await pageAt(address, { replies: [reportBy('interval')] })
  expect([page.outcome, page.calls]).toEqual(['screen', [...calls, '/api/company'].toSorted()])
  expect(/<html [^>]*data-rendered="">.*<div id="root"><(?!\/).*<main/s.test(page.html)).toBe(true)
})

it('a person gets the picture of a screen, from calls of their own, with what the frame shows', async () => {
  const page = await pageAt('/organizations?page=2', { role: 'ADMIN' })
  expect(page.outcome).toBe('picture')
  expect(page.calls).toEqual(expect.arrayContaining(['/api/company', '/api/me', '/api/notifications']))
  expect(/<div id="first-picture" inert>.*<table/s.test(page.html)).toBe(true)
  const report = await pageAt(`/report/${id}`, { role: 'ADMIN', replies: [reportBy('interval')] })
  expect([report.outcome, report.calls]).toEqual(['picture', ['/api/company', '/api/me', `/api/reports/${id}`]])
})

it.each([
  ['a screen that does not say what it reads first', '/change_password', 'ADMIN'],
  ['a screen with a secret of its own', '/setup/secret', undefined],
] as const)('%s is left to the browser, with its code and without a call', async (_, address, role) => {
  const page = await pageAt(address, { role })
  expect([page.outcome, page.calls]).toEqual(['left to the browser', []])
  expect(page.html).toMatch(/rel="modulepreload"[^>]*assets\/src\/app\/routes/)
  expect(page.html).toContain('first-load')
})

it('a form of a person is left to the browser, because nobody could fill in its picture', async () => {
  const page = await pageAt('/factor_sets/add', { role: 'ADMIN' })
  expect([page.outcome, page.calls]).toEqual(['left to the browser', expect.arrayContaining(['/api/factor_sets'])])
})

it('what is not there is missing, and what is refused is left to the browser', async () => {
  const outcomeOf = async (code: Parameters<typeof refusal>[1]) =>
    (await pageAt('/certificates/RC-1', { replies: [refusal(certificateEndpoints.verify, code)] })).outcome
  expect(await outcomeOf('certificate.not-found')).toBe('missing')
  expect(await outcomeOf('request.invalid')).toBe('missing')
  expect(await outcomeOf('request.too-often')).toBe('left to the browser')
  expect(await outcomeOf('server.busy')).toBe('left to the browser')
})

it('a report at the address of the other layout is left to the browser, which moves on to its own', async () => {
  const at = async (address: string) => (await pageAt(address, { replies: [reportBy('monthly')] })).outcome
  expect([await at(`/report/${id}`), await at(`/pdf_report/${id}`)]).toEqual(['left to the browser', 'screen'])
})

it('nothing is read or drawn for a page without time, or of a screen that the visitor does not have', async () => {
  const page = await pageAt('/landing', { isDrawn: false })
  expect([page.outcome, page.calls]).toEqual(['left to the browser', []])
  const other = await pageAt('/users')
  expect(other).toEqual({ html: template, outcome: 'left to the browser', calls: [] })
})
