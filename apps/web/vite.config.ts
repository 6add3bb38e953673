import react from '@vitejs/plugin-react'
import mantine from 'postcss-preset-mantine'
import { defineConfig } from 'vite'
import { burmeseFont } from './burmese-font.ts'
import { licenceTexts } from './licence-texts.ts'

const apiPort = process.env.API_PORT ?? '3001'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), burmeseFont(), ...(isSsrBuild ? [] : [licenceTexts()])],
  css: { postcss: { plugins: [mantine()] } },
  // Bundles the dependencies, because the server would load whole libraries slowly and use little of them.
  ssr: { noExternal: true },
  // The API compares Host with Origin before it accepts a cookie, so the proxy must keep the browser's Host.
  server: { proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false } } },
  build: {
    outDir: 'dist',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The content security policy forbids data: fonts and inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      // Puts the code that every screen needs into one file, which compresses better than many.
      output: isSsrBuild ? {} : { codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] } },
    },
  },
}))
