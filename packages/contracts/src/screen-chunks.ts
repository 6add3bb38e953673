/** Vite's list of built files, by source file. */
export type Manifest = Record<string, Chunk>

export type Chunk = { file: string; css?: string[]; imports?: string[] }

/** Returns what the sources are built into, and everything that they import. */
export function chunksOf(sources: readonly string[], manifest: Manifest, seen = new Set<string>()): Chunk[] {
  return sources.flatMap((source) => {
    const chunk = manifest[source]
    if (chunk === undefined || seen.has(source)) return []
    seen.add(source)
    return [...chunksOf(chunk.imports ?? [], manifest, seen), chunk]
  })
}
