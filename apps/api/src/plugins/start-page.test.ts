import { expect, it } from 'vitest'
import { startPageOf } from './start-page.ts'

const page = '<head><script type="module" src="/assets/index.js"></script></head><body></body>'
const manifest = {
  'index.html': { file: 'assets/index.js' },
  'src/app/signed-in-app.tsx': { file: 'assets/shell.js', imports: ['index.html'], css: ['assets/shell.css'] },
  'src/app/routes/driver/service/today.tsx': { file: 'assets/today.js', imports: ['index.html', '_truck.js'] },
  '_truck.js': { file: 'assets/truck.js', css: ['assets/shell.css'] },
}

it('links what an area loads first, once each, and not what the page loads anyway', () => {
  const links = [...startPageOf('driver', page, manifest).matchAll(/<link rel="(\w+)"[^>]* href="([^"]+)">/g)]
  expect(links.map(([, rel, href]) => `${rel} ${href}`)).toEqual([
    'modulepreload /assets/shell.js',
    'modulepreload /assets/truck.js',
    'modulepreload /assets/today.js',
    'preload /assets/shell.css',
  ])
})
