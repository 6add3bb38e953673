import react from '@vitejs/plugin-react'
import mantine from 'postcss-preset-mantine'
import { type BuildOptions, defineConfig } from 'vite'
import { burmeseFont } from './burmese-font.ts'
import { burmeseTexts } from './burmese-texts.ts'
import { licenceTexts } from './licence-texts.ts'

const apiPort = process.env.API_PORT ?? '3001'

/**
 * On a slow line each file costs a round trip, so the code that every screen needs is one file, and what few screens
 * share is copied into their files. Styles stay files, because a copy that loads later would override what was set
 * since.
 */
const fewFiles: NonNullable<BuildOptions['rolldownOptions']> = {
  // Copied code requires it.
  preserveEntrySignatures: false,
  output: {
    codeSplitting: {
      groups: [{ name: 'base', tags: ['$initial'] }],
      experimentalInlineCommonChunks: { maxSize: 30_000, exclude: /\.css(\?|$)/ },
    },
  },
}

const namedByContent = 'assets/[name]-[hash].js'
/** Browsers compare the service worker at its address, so that has no hash. */
const workerFileNames: Record<string, string> = { worker: '[name].js' }

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), burmeseFont(), burmeseTexts(), ...(isSsrBuild ? [] : [licenceTexts()])],
  css: { postcss: { plugins: [mantine()] } },
  // Bundles the dependencies, because the server would load whole libraries slowly and use little of them.
  ssr: { noExternal: true },
  // The code for a server would otherwise keep React's slow development build too, and run it unless NODE_ENV is set.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  // The API compares Host with Origin before it accepts a cookie, so the proxy must keep the browser's Host.
  server: { proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false } } },
  worker: { rolldownOptions: { output: { entryFileNames: ({ name }) => workerFileNames[name] ?? namedByContent } } },
  build: {
    outDir: 'dist',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The content security policy forbids data: fonts and inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: isSsrBuild ? {} : fewFiles,
  },
}))
