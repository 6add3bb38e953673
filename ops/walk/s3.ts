import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { startS3Server } from '../../apps/api/test/files/s3-server.ts'
import type { Portal } from '../../apps/api/test/setup/portal-process.ts'
import {
  assertEqual,
  backUp,
  compare,
  demoScript,
  npmRun,
  readPicture,
  restore,
  signIn,
  start,
  type Variables,
  type Walk,
} from './portal.ts'

/**
 * Files move to a bucket, people go on with them there, and a backup in the bucket brings everything back into a folder. With
 * STORAGE_URL and STORAGE_KEY it walks to that bucket, which should be empty; otherwise to the stand-in of the tests.
 */
export async function walkS3(walk: Walk): Promise<void> {
  const { folder, say } = walk
  const { STORAGE_URL: bucket = '', STORAGE_KEY = '' } = process.env.STORAGE_URL
    ? process.env
    : await startStandIn(walk)
  const addressOf = (path: string) => bucket.replace(/(?=\?|$)/, path)
  const inFolder = { DATA_DIR: join(folder, 'portal'), BACKUP_DIR: join(folder, 'backups'), STORAGE_KEY }
  const inBucket = { ...inFolder, STORAGE_URL: bucket, BACKUP_COPY_DIR: addressOf('/backups') }

  const first = await start(walk, inFolder, demoScript)
  const picture = await readPicture(first)
  await first.stop()
  const copy = ['copy', join(inFolder.DATA_DIR, 'files'), bucket]
  for (const _time of [1, 2]) say((await npmRun('files', copy, { STORAGE_KEY })).trim())
  await rm(join(inFolder.DATA_DIR, 'files'), { recursive: true })

  const second = await start(walk, inBucket)
  assertEqual('the picture of a bin', await readPicture(second), picture)
  assertEqual('the status of an upload', (await upload(second, picture)).status, 201)
  say('a portal reads and stores its files in the bucket')
  const backup = await backUp(walk, inBucket)
  await second.stop()

  await refuse(walk, { ...inBucket, STORAGE_KEY: `${STORAGE_KEY.split(':')[0]}:another-secret` }, picture)

  await rm(inFolder.BACKUP_DIR, { recursive: true })
  const again = { DATA_DIR: join(folder, 'again'), BACKUP_DIR: join(folder, 'backups-again'), STORAGE_KEY }
  await restore(walk, addressOf(`/backups/${basename(backup)}`), again)
  await compare(walk, join(again.BACKUP_DIR, basename(backup)), await backUp(walk, again))
  const third = await start(walk, again)
  assertEqual('the picture of a bin', await readPicture(third), picture)
  say('what was restored from the bucket has its files in a folder again')
}

async function refuse(walk: Walk, variables: Variables, picture: Buffer): Promise<void> {
  const portal = await start(walk, variables)
  const reply = await upload(portal, picture)
  assertEqual('the status of an upload with a wrong secret', reply.status, 503)
  walk.say(`with a wrong secret an upload is refused: ${((await reply.json()) as { message: string }).message}`)
  await portal.stop()
}

async function upload(portal: Portal, picture: Buffer): Promise<Response> {
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png')
  const authorization = `Bearer ${await signIn(portal)}`
  return fetch(`${portal.url}/api/upload`, { method: 'POST', headers: { authorization }, body: form })
}

async function startStandIn({ stops }: Walk): Promise<Variables> {
  const { place, close } = await startS3Server()
  stops.push(close)
  return {
    STORAGE_URL: `s3://${place.bucket}/walk?endpoint=${place.endpoint}&region=${place.region}`,
    STORAGE_KEY: `${place.accessKeyId}:${place.secretAccessKey}`,
  }
}
