import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Row, row } from '../table.ts'

const dist = fileURLToPath(new URL('../../apps/web/dist/', import.meta.url))

export function benchFirstLoad(): Row[] {
  return [...firstLoadOf('/log_in', 'log-in', 160), ...firstLoadOf('/payment/battery', 'battery-order', 180)]
}

/**
 * Adds up the JavaScript that a browser loads before the screen can be used: the page's scripts and their static
 * imports.
 */
function firstLoadOf(address: string, screen: string, limit: number): Row[] {
  const files = new Set<string>()
  for (const path of scriptsOf(screen)) addWithImports(path, files)
  const bytes = [...files].reduce((sum, path) => sum + sentBytes(`${dist}${path}`), 0)
  const names = [...files].join(' ')
  const hasHeavyPart = /echarts|fullcalendar|leaflet/i.test(names)
  return [
    row(`first JavaScript for ${address}, as it is sent`, bytes / 1_000, limit, 'kB'),
    {
      what: '  without charts, map and calendar',
      measured: hasHeavyPart ? 'no' : 'yes',
      limit: 'yes',
      isMet: !hasHeavyPart,
    },
  ]
}

/** Files that are large enough are sent compressed (tooling/build-screens.ts). */
function sentBytes(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean; src?: string }>

function manifest(): Manifest {
  return JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Manifest
}

function scriptsOf(screen: string): string[] {
  return Object.entries(manifest())
    .filter(([source, { isEntry }]) => isEntry || source.includes(`/${screen}.tsx`))
    .map(([source]) => source)
}

function addWithImports(source: string, files: Set<string>): void {
  const chunk = manifest()[source]
  if (chunk === undefined || files.has(chunk.file) || !chunk.file.endsWith('.js')) return
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) addWithImports(imported, files)
}
