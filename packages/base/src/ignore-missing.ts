/** Returns undefined for a file or folder that is not there, and throws every other error. */
export function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
  throw error
}
