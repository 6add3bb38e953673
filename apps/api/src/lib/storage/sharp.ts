/** Loads sharp with the first image, because it would occupy memory in an idle server. */
export async function importSharp() {
  const { default: sharp } = await import('sharp')
  // Blocks every format except those that users may upload.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
