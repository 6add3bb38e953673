import './zod-jitless.ts'
import { readFileSync } from 'node:fs'
import type { RenderPublicPage } from '@thant/contracts/public-pages'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { loadBurmese, setLanguage } from '#lib/i18n.ts'
import { PublicOrigin } from '#lib/public-origin.ts'
import { queryClient } from '#lib/query-client.ts'
import { Providers } from './providers.tsx'
import { fillTemplate } from './public-template.ts'
import { keepQueries } from './rendered-page.ts'
import { withRootLayout } from './root-route.tsx'
import { signedOutScreens } from './signed-out-routes.tsx'

/** Renders a public page to HTML on the server (docs/rules.md#where-a-file-belongs); the browser hydrates it. */
export const renderPublicPage: RenderPublicPage = async ({ screen, address, language, origin, replies }) => {
  const handler = createStaticHandler(withRootLayout(signedOutScreens))
  const context = await handler.query(new Request(origin + address))
  if (context instanceof Response) throw new Error(`${address} leads elsewhere`)
  const router = createStaticRouter(handler.dataRoutes, context)
  await loadBurmese()
  // Everything from here on is synchronous, so pages that are rendered at the same time cannot mix.
  setLanguage(language)
  queryClient.clear()
  keepQueries(replies)
  const html = renderToString(
    <PublicOrigin value={origin}>
      <Providers>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>
    </PublicOrigin>,
  )
  return fillTemplate(template, manifest, { screen, html, rendered: { language, queries: replies } })
}

const built = new URL('../', import.meta.url)
const template = readFileSync(new URL('index.html', built), 'utf8')
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', built), 'utf8'))
