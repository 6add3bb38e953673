import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** Of the Unicode block, what Burmese is written with; Mon, Shan, Karen and others use the rest of it too. */
const firstLetter = 0x1000
const lastLetter = 0x104f
const joiners = '\u{200c}\u{200d}\u{25cc}'

/**
 * The Burmese letters of Noto Sans Myanmar with all their stacks, from regular to semibold: 39 kB instead of 154, so that
 * a page can be painted in its own letters at once. Named `burmese-letters.woff2` in fonts.css.
 */
export const burmeseFont = (): Plugin => ({
  name: 'burmese-font',
  async config() {
    const whole = '@fontsource-variable/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-wght-normal.woff2'
    const font = readFileSync(fileURLToPath(import.meta.resolve(whole)))
    const letters = await subsetFont(font, burmeseLetters(), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 600, default: 400 } },
    })
    mkdirSync(cache, { recursive: true })
    writeFileSync(`${cache}/burmese-letters.woff2`, letters)
    return { resolve: { alias: { 'burmese-letters.woff2': `${cache}/burmese-letters.woff2` } } }
  },
})

const cache = fileURLToPath(new URL('../../node_modules/.cache/fonts', import.meta.url))

function burmeseLetters(): string {
  const codes = Array.from({ length: lastLetter - firstLetter + 1 }, (_, index) => firstLetter + index)
  return String.fromCodePoint(...codes) + joiners
}
