/**
 * Yields the characters that a TrueType font can draw, from its `cmap` (formats 4 and 12 of the OpenType
 * specification).
 */
export function* readCharacters(font: Buffer): Generator<number> {
  for (const at of tables(font)) {
    const format = font.readUInt16BE(at)
    if (format === 4) yield* segments(font, at)
    if (format === 12) yield* groups(font, at)
  }
}

function* tables(font: Buffer): Generator<number> {
  const count = font.readUInt16BE(4)
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + index * 16
    if (font.toString('latin1', entry, entry + 4) !== 'cmap') continue
    const cmap = font.readUInt32BE(entry + 8)
    for (let table = 0; table < font.readUInt16BE(cmap + 2); table += 1) {
      yield cmap + font.readUInt32BE(cmap + 4 + table * 8 + 4)
    }
  }
}

function* segments(font: Buffer, at: number): Generator<number> {
  const size = font.readUInt16BE(at + 6)
  for (let index = 0; index < size; index += 2) {
    const end = font.readUInt16BE(at + 14 + index)
    const start = font.readUInt16BE(at + 16 + size + index)
    const shift = font.readUInt16BE(at + 16 + size * 2 + index)
    const offsetAt = at + 16 + size * 3 + index
    const offset = font.readUInt16BE(offsetAt)
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph = offset === 0 ? (code + shift) & 0xffff : font.readUInt16BE(offsetAt + offset + (code - start) * 2)
      if (glyph !== 0) yield code
    }
  }
}

function* groups(font: Buffer, at: number): Generator<number> {
  const count = font.readUInt32BE(at + 12)
  for (let index = 0; index < count; index += 1) {
    const group = at + 16 + index * 12
    for (let code = font.readUInt32BE(group); code <= font.readUInt32BE(group + 4); code += 1) yield code
  }
}
