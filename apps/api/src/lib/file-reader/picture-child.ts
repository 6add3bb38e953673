/** Runs in its own process: a small file can be a picture of many pixels, and decoders are written in C. */
import { serveTasks } from '#lib/children/serve-tasks.ts'
import { reencodeImage } from '#lib/storage/images.ts'
import { readPhotoFacts, unknownFacts } from '#lib/storage/photo-facts.ts'
import type { Picture, PictureTask } from './file-reader.ts'

serveTasks(async ({ contents, timeZone, maxSide }: PictureTask): Promise<Picture> => {
  const image = await reencodeImage(contents, maxSide)
  return { image, facts: timeZone === undefined ? unknownFacts : await readPhotoFacts(contents, timeZone) }
})
