import react from '@vitejs/plugin-react'
import mantine from 'postcss-preset-mantine'
import { defineConfig } from 'vite'
import { burmeseFont } from './burmese-font.ts'

const apiPort = process.env.API_PORT ?? '3001'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), burmeseFont()],
  css: { postcss: { plugins: [mantine()] } },
  // Part of the bundle: whole libraries would take the server long to load, and most of them it never runs.
  ssr: { noExternal: true },
  // The API compares Host with Origin before it takes a cookie, so Host stays the browser's.
  server: { proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false } } },
  build: {
    outDir: 'dist',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The content security policy allows no data: fonts and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      // What every screen needs is one file, which packs better than many.
      output: isSsrBuild ? {} : { codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] } },
    },
  },
}))
