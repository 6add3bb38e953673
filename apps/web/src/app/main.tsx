import './zod-jitless.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { watchConnection } from '#lib/calls/connection.ts'
import { restoreLanguage, startLanguage } from '#lib/i18n.ts'
import { startSession } from '#lib/visitor/session.ts'
import { readSetting } from '#lib/visitor/settings.ts'
import { loadSignedInApp } from './app.tsx'
import { Portal } from './portal.tsx'
import { keepQueries, loadScreenAt, readRenderedPage } from './rendered-page.ts'
import { signedOutScreens } from './signed-out-routes.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// A reload keeps the state of the history entry, such as a placed order, of which the server knew nothing.
const { rendered } = document.documentElement.dataset
const isRendered = rendered === '' && !window.history.state?.usr
if (!isRendered) root.replaceChildren()
const screens = <Portal isRendered={isRendered} />

watchConnection()
void (isRendered ? takeOver(root) : start(root))

/** A signed-in person's page has the picture of its screen, which stays until the screen is drawn. */
async function start(element: HTMLElement): Promise<void> {
  const known = rendered === 'signed-in' ? readRenderedPage() : undefined
  if (known) keepQueries(known.queries)
  void startSession({ known: known?.me })
  // Loads beside the session's first calls. A failure is told where the screens are shown.
  if (known || readSetting('signed-in') !== undefined) loadSignedInApp().catch(() => undefined)
  await startLanguage(known?.language)
  createRoot(element).render(screens)
}

/**
 * Hydrates a server-rendered page. It must not be awaited at the top level, because the screen's code imports this
 * file.
 */
async function takeOver(element: HTMLElement): Promise<void> {
  const { language, queries } = readRenderedPage()
  keepQueries(queries)
  await Promise.all([startLanguage(language), loadScreenAt(signedOutScreens, window.location)])
  hydrateRoot(element, screens)
  void startSession({ resumes: false })
  await restoreLanguage(language)
}
