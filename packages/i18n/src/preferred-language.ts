import type { Language } from '@thant/contracts/customers/auth'

/** The language for somebody who has not chosen one, from what the browser prefers, best first: `my-MM`, `en-US`. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const first = wanted.map((tag) => tag.toLowerCase().split('-')[0]).find((name) => name === 'my' || name === 'en')
  return first === 'my' ? 'my' : 'en'
}

/** Reads an Accept-Language header such as `my-MM,my;q=0.9,en;q=0.8`, best first. */
export function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { tag, quality: quality === undefined ? 1 : Number(quality.split('=')[1]) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}
