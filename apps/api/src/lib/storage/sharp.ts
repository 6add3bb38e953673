/** Loaded when the first image comes: it is not needed at rest, where it would take memory. */
export async function importSharp() {
  const { default: sharp } = await import('sharp')
  // Of the many formats that it reads, only those that people may upload.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
