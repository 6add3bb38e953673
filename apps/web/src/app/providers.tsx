import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Toaster } from '#components/feedback/toaster.tsx'
import { OfflineBanner } from '#components/layout/offline-banner.tsx'
import { queryClient } from '#lib/calls/query-client.ts'
import { FormatProvider } from './format-provider.tsx'
import { cssVariables, theme } from './theme.ts'

/** public/color-scheme.js reads the same key before the first paint. */
const colorSchemes = localStorageColorSchemeManager({ key: 'thant.theme' })

export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <FormatProvider>
          <Toaster />
          <OfflineBanner />
          {children}
        </FormatProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}
