import '@mantine/core/styles.layer.css'
import './fonts.css'
import './global.css'
import { StrictMode } from 'react'
import { App } from './app.tsx'
import { Providers } from './providers.tsx'

/** All of the screens: what main.tsx shows on a page, and tests in a page of theirs. */
export function Portal({ isRendered }: { isRendered: boolean }) {
  return (
    <StrictMode>
      <Providers>
        <App isRendered={isRendered} />
      </Providers>
    </StrictMode>
  )
}
