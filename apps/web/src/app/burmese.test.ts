import driver from 'virtual:burmese/driver'
import frame from 'virtual:burmese/frame'
import { authEndpoints } from '@thant/contracts/customers/auth'
import { uncertaintyRule } from '@thant/contracts/materials/uncertainty-notes'
import type { PageRequest } from '@thant/contracts/render-page'
import type { Role } from '@thant/contracts/roles'
import { burmese } from '@thant/i18n/my'
import { beforeEach, expect, it, vi } from 'vitest'
import { textsOf } from '#lib/burmese.ts'
import { burmeseParts, type ScreenFolder } from '#lib/burmese-parts.ts'
import { isEnglish } from '../../test/english-on-screen.ts'
import { answerTo, reply, sampleReply } from '../../test/replies.ts'

const folders = Object.keys(burmeseParts) as ScreenFolder[]

// Texts stay in the module that has loaded them.
beforeEach(() => void vi.resetModules())

it('each text is loaded by the screens of some folder', async () => {
  const parts = await Promise.all(folders.map(textsOf))
  const loaded = new Set([frame, ...parts.flat()].flatMap((texts) => Object.keys(texts)))
  expect(Object.keys(burmese).filter((key) => !loaded.has(key))).toEqual([])
})

it.each(['public', 'shared'] as const)('%s has what saved reports share with other screens', async (folder) => {
  const loaded = Object.keys(Object.assign({}, frame, ...(await textsOf(folder))))
  expect(loaded).toEqual(expect.arrayContaining(sentencesOfReports))
})
const sentencesOfReports = [
  uncertaintyRule,
  'The factor set has no factors for (kg): {{waste}}. They count as 0, so the direct emissions are too low.',
]

it('a driver does not load what the office reads', () => {
  const loaded = { ...frame, ...driver }
  expect(loaded).toHaveProperty('Nothing to collect')
  expect(loaded).not.toHaveProperty('Accounts receivable')
  expect(Object.keys(loaded).length).toBeLessThan(Object.keys(burmese).length / 4)
})

it.each<[string, Role | undefined]>([
  ['/driver', 'DRIVER'],
  ['/landing', undefined],
  ['/terms', undefined],
  ['/privacy', undefined],
  ['/log_in', undefined],
  ['/payment/battery', undefined],
  ['/certificates/RC-1', undefined],
  ['/report?link=of-a-friend', undefined],
  ['/b/7K2M-Q9XA', undefined],
])('%s has all of its texts without those of other folders', async (address, role) => {
  expect(linesOf(await drawn(address, role)).filter(isEnglish)).toEqual([])
})

async function drawn(address: string, role: Role | undefined): Promise<string> {
  const { renderPageOf } = await import('./render-page.tsx')
  const read: PageRequest['read'] = async (url) =>
    answerTo('GET', new URL(url, origin), [reader], 'my') ?? { status: 404, body: {} }
  const request = { address, origin, role, language: 'my', isPhone: true, isDrawn: true, read } as const
  const { html } = await renderPageOf({ template, manifest }, request)
  return html
}

const reader = reply(authEndpoints.me, { ...sampleReply(authEndpoints.me, 'my'), type: 'DRIVER', language: 'my' })
const origin = 'https://portal.example'
const template = '<html lang="en"><head></head><body><div id="root"></div><div id="first-load"></div></body></html>'
/** Whatever is asked for was built. */
const manifest = new Proxy({}, { get: (_, source) => ({ file: `assets/${String(source)}.js` }) })

function linesOf(html: string): string[] {
  const withoutCode = html.replaceAll(/<(style|script)\b.*?<\/\1>/gs, '')
  const lines = [...withoutCode.matchAll(/>([^<]+)</g)].map(([, line = '']) => line.trim())
  expect(lines.length).toBeGreaterThan(5)
  return lines
}
