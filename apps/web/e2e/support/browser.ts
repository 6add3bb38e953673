import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'
import sparticuz from '@sparticuz/chromium'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Prefers `CHROMIUM_PATH`, then the Chromium of an npm package, which is the same on every machine, then an installed
 * one. The package's arguments suit cloud functions only: a single process that ends with its first page, and no web
 * security.
 */
export async function findBrowser(): Promise<LaunchOptions> {
  return launchOf(process.env.CHROMIUM_PATH ?? (await bundled()) ?? findInstalled())
}

/** Prefers an installed browser, because a server prints pages with a full browser rather than the headless shell. */
export async function findWholeBrowser(): Promise<LaunchOptions> {
  return launchOf(process.env.CHROMIUM_PATH ?? findInstalled() ?? (await bundled()))
}

function launchOf(executablePath: string | undefined): LaunchOptions {
  if (executablePath === undefined) throw new Error('There is no Chromium here: say where one is in CHROMIUM_PATH.')
  return { executablePath, args: quiet }
}

async function bundled(): Promise<string | undefined> {
  const runsHere = process.platform === 'linux' && process.arch === 'x64'
  return runsHere ? sparticuz.executablePath() : undefined
}

function findInstalled(): string | undefined {
  return installed.find((path) => existsSync(path))
}

/** Without these a browser contacts its vendor's servers, and a closed network refuses each request. */
const quiet = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync']
