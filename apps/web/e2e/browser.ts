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
 * `CHROMIUM_PATH`, else the Chromium inside an npm package, the same on every machine that it runs on, else an installed
 * one. The package's own arguments are for functions in a cloud: one process, which ends with the first page, and no web
 * security.
 */
export async function findBrowser(): Promise<LaunchOptions> {
  return launchOf(process.env.CHROMIUM_PATH ?? (await bundled()) ?? findInstalled())
}

/** What a server would print pages with: a whole browser where one is installed, and not the bare shell of the tests. */
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

/** Without these a browser looks for its maker's servers, which a closed network refuses one by one. */
const quiet = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync']
