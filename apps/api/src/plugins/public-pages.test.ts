import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { signInAs } from '../../test/actors.ts'
import { useTestApp } from '../../test/create-test-app.ts'
import { createPageRenderer } from './page-renderer.ts'
import { servePublicPages } from './public-pages.ts'

const testApp = useTestApp()
/** Stands in for the built screens. */
const renderer = "export const renderPublicPage = ({ replies }) => '<title>' + replies[0][1].data.name + '</title>'"

it('a public page shows within 5 seconds what was changed, on whichever portal', { tags: ['R-rel-18'] }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'thant-pages-'))
  await mkdir(join(folder, 'server'))
  await writeFile(join(folder, 'server/render-pages.js'), renderer)
  const screens = (app: Awaited<ReturnType<typeof buildApp>>) =>
    app.register(async (pages) => {
      pages.addHook('onRoute', (route) => {
        route.config = { ...route.config, isOpen: 'public pages' }
      })
      servePublicPages(pages, {
        renderPage: createPageRenderer(pages, { folder, plainPage: 'plain' }),
        plainPage: 'plain',
      })
    })
  const other = await buildApp({
    ...testApp,
    services: testApp.app.services,
    screens: async (app) => void (await screens(app)),
  })
  const landing = async () => (await other.inject('/landing')).body
  expect(await landing()).toBe('<title>Thant</title>')
  const admin = await signInAs(testApp, 'ADMIN')
  await admin.call('PATCH', '/company', { body: { name: 'Changed Elsewhere' } })
  testApp.clock.advance(4_999)
  expect(await landing()).toBe('<title>Thant</title>')
  testApp.clock.advance(1)
  expect(await landing()).toBe('<title>Changed Elsewhere</title>')
  await other.close()
  await rm(folder, { recursive: true, force: true })
})
