import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'
import sparticuz from '@sparticuz/chromium'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** `CHROMIUM_PATH`, else an installed Chromium or Chrome, else the one inside an npm package, which needs nothing else. */
export async function findBrowser(): Promise<LaunchOptions> {
  const executablePath = process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path))
  if (executablePath !== undefined) return { executablePath, args: quiet }
  return { executablePath: await sparticuz.executablePath(), args: [...sparticuz.args, ...quiet] }
}

/** Without these a browser looks for its maker's servers, which a closed network refuses one by one. */
const quiet = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync']
