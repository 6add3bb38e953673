import './zod-jitless.ts'
import { readFileSync } from 'node:fs'
import { binEndpoints } from '@thant/contracts/bins'
import { companyEndpoints } from '@thant/contracts/company'
import { dashboardEndpoints } from '@thant/contracts/dashboard'
import { type PublicFacts, type PublicPage, type RenderPublicPage, shownBins } from '@thant/contracts/public-pages'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { loadBurmese, setLanguage } from '#lib/i18n.ts'
import { PublicOrigin } from '#lib/public-origin.ts'
import { endpointKey } from '#lib/use-endpoint.ts'
import { Providers } from './providers.tsx'
import { signedOutScreens } from './public-routes.tsx'
import { fillTemplate } from './public-template.ts'
import { keepQueries, type RenderedPage } from './rendered-page.ts'
import { withRootLayout } from './root-route.tsx'

/** Renders a public page to HTML on the server (docs/rules.md 12); the browser hydrates it. */
export const renderPublicPage: RenderPublicPage = async ({ page, language, origin, facts }) => {
  const queries = queriesOf(page, facts)
  const address = page + (language === 'my' ? '?lang=my' : '')
  const handler = createStaticHandler(withRootLayout(signedOutScreens))
  const context = await handler.query(new Request(origin + address))
  if (context instanceof Response) throw new Error(`${page} leads elsewhere`)
  const router = createStaticRouter(handler.dataRoutes, context)
  await loadBurmese()
  // Everything from here on is synchronous, so pages that are rendered at the same time cannot mix.
  setLanguage(language)
  keepQueries(queries)
  const html = renderToString(
    <PublicOrigin value={origin}>
      <Providers>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>
    </PublicOrigin>,
  )
  return fillTemplate(template, manifest, { page, html, rendered: { language, queries } })
}

function queriesOf(page: PublicPage, { company, bins, achievements }: PublicFacts): RenderedPage['queries'] {
  const ofCompany: RenderedPage['queries'][number] = [endpointKey(companyEndpoints.get), { data: company }]
  if (page !== '/landing') return [ofCompany]
  return [
    ofCompany,
    [endpointKey(binEndpoints.list, { query: shownBins }), bins],
    [endpointKey(dashboardEndpoints.achievements), { data: achievements }],
  ]
}

const built = new URL('../', import.meta.url)
const template = readFileSync(new URL('index.html', built), 'utf8')
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', built), 'utf8'))
