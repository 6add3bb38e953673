import things from '../../data/things.json' with { type: 'json' }

/** Each drawing is SVG in a square of 200 units, in the style of the screens' drawings. */
export type Thing = keyof typeof things

/** A tick marks a thing that belongs in the bin, a cross one that does not. */
export type Shown = Thing | { yes: Thing } | { no: Thing }

const ink = '#123D2C'
const marks = {
  yes: `<circle cx="160" cy="40" r="30" fill="#12694A" stroke="none"/><path d="M146 40l10 12 18-22" stroke="#FFFFFF" stroke-width="8"/>`,
  no: `<circle cx="160" cy="40" r="30" fill="#B23A34" stroke="none"/><path d="M149 29l22 22m0-22-22 22" stroke="#FFFFFF" stroke-width="8"/>`,
}

/**
 * Draws a 16:9 slide with up to four things side by side. Text is beside a slide and never in it, so that it can be
 * translated.
 */
export function drawSlide(shown: readonly Shown[], ground: string): string {
  const size = shown.length > 3 ? 280 : 380
  const gap = (1_280 - shown.length * size) / (shown.length + 1)
  const drawn = shown.map((one, index) => {
    const at = `translate(${gap + index * (size + gap)} ${(660 - size) / 2}) scale(${size / 200})`
    return `<g transform="${at}"><ellipse cx="100" cy="186" rx="78" ry="9" fill="${ink}" opacity=".12" stroke="none"/>${draw(one)}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720">
    <rect width="1280" height="720" fill="${ground}"/><circle cx="1120" cy="120" r="220" fill="#FFFFFF" opacity=".35"/>
    <path d="M0 560c300-60 700 40 1280-20v180H0Z" fill="#FFFFFF" opacity=".5"/>
    <g fill="none" stroke="${ink}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">${drawn.join('')}</g></svg>`
}

/** Leaves out the mark. */
export function thingOf(one: Shown): Thing {
  if (typeof one === 'string') return one
  return 'yes' in one ? one.yes : one.no
}

function draw(one: Shown): string {
  if (typeof one === 'string') return things[one]
  return 'yes' in one ? things[one.yes] + marks.yes : things[one.no] + marks.no
}
