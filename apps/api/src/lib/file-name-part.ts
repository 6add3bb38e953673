const maxLength = 60

/** Writes a name as part of a file's name: letters, also Burmese ones, and digits, with a dash for all between them. */
export function fileNamePart(name: string): string {
  const dashed = name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
  return [...dashed].slice(0, maxLength).join('')
}

/** Joins what a file is, whose, and of which months or days. What leaves nothing, or is not known, has no part. */
export function fileNameOf(...parts: Array<string | undefined>): string {
  return parts
    .map((part) => fileNamePart(part ?? ''))
    .filter((part) => part !== '')
    .join('-')
}

/** Months or days, both included. */
export function spanPart({ from, to }: { from?: string | undefined; to?: string | undefined }): string {
  if (from === undefined) return to === undefined ? '' : `until-${to}`
  if (to === undefined) return `from-${from}`
  return from === to ? from : `${from}-to-${to}`
}
