import { readCode } from '@thant/contracts/readable-code'

const wellFormed = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

/** Returns the code of a bin as it is on its label, however it was typed; undefined for what can be none. */
export function typedCode(text: string): string | undefined {
  const code = readCode(text)
  return wellFormed.test(code) ? code : undefined
}

/**
 * Returns the code that the QR code of a bin's label holds, undefined for any other. The host is not looked at: labels
 * stay on bins when the portal gets another address, and nothing of what was read is opened.
 */
export function codeOnLabel(text: string): string | undefined {
  const [, code] = /^https?:\/\/[^/?#]+\/b\/([^/?#]+)\/?$/i.exec(text.trim()) ?? []
  return code === undefined ? undefined : typedCode(code)
}
