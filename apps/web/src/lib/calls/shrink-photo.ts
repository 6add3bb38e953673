import { fittedSize } from '../entries/fitted-size.ts'

/** The server keeps no more pixels than this. */
const maxSide = 1_600

/** Draws a photo upright and smaller, since phones take larger ones than the server accepts. */
export async function shrinkPhoto(photo: File): Promise<File> {
  const bitmap = await createImageBitmap(photo)
  const { width, height } = fittedSize(bitmap, maxSide)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  // A JPEG has no transparency to lose.
  const type = photo.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
  if (blob === null) throw new Error('the browser could not draw the photo')
  return new File([blob], photo.name, { type: blob.type })
}
