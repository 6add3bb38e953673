import './zod-jitless.ts'
import '@mantine/core/styles.layer.css'
import '@fontsource-variable/inter/wght.css'
import './fonts.css'
import './global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchConnection } from '#lib/connection.ts'
import { startLanguage } from '#lib/i18n.ts'
import { startSession } from '#lib/session.ts'
import { App } from './app.tsx'
import { Providers } from './providers.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

watchConnection()
void startSession()
await startLanguage()

createRoot(root).render(
  <StrictMode>
    <Providers>
      <App />
    </Providers>
  </StrictMode>,
)
