import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { files } from '#database/schema/files.ts'
import { jpegFile, picture, pngFile } from '../../../../test/files/images.ts'
import { uploadPhoto, uploadPhotoWith } from '../../../../test/files/upload.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let driver: TestActor

beforeAll(async () => {
  driver = await signInAs(testApp, 'DRIVER')
})

const get = (path: string) => testApp.app.inject({ url: path })

async function upload(exif: Record<string, Record<string, string>>) {
  const contents = await picture().withExif(exif).jpeg().toBuffer()
  const { body } = await uploadPhoto(driver, { contents, name: 'gate.jpg', type: 'image/jpeg' })
  const { rows } = await testApp.pool.query(
    'select taken_at, longitude::float8, latitude::float8 from files where key = $1',
    [body.data.file],
  )
  return { url: body.data.url as string, kept: rows[0] }
}

const yangon = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '16/1 48/1 18/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '96/1 9/1 0/1',
}

describe('a photo', () => {
  it('keeps its time and place in the record, and loses them in the file', { tags: ['10.5-11'] }, async () => {
    const { url, kept } = await upload({
      IFD2: { DateTimeOriginal: '2026:02:03 09:10:00', OffsetTimeOriginal: '+07:00' },
      IFD3: yangon,
    })
    expect(kept).toEqual({ taken_at: new Date('2026-02-03T02:10:00Z'), longitude: 96.15, latitude: 16.805 })
    const { rawPayload } = await get(url)
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
  })

  it('was taken in company time if the camera names no offset', async () => {
    const { kept } = await upload({ IFD2: { DateTimeOriginal: '2026:02:03 09:10:00' } })
    expect(kept).toEqual({ taken_at: new Date('2026-02-03T02:40:00Z'), longitude: null, latitude: null })
  })

  it.each([
    ['nothing', {}],
    ['a time that is none', { IFD2: { DateTimeOriginal: 'yesterday' } }],
    [
      'a place in the sea, as without a fix',
      { IFD3: { ...yangon, GPSLatitude: '0/1 0/1 0/1', GPSLongitude: '0/1 0/1 0/1' } },
    ],
    ['half a place', { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '16/1 48/1 18/1' } }],
  ])('is accepted with %s in its EXIF data', async (_what, exif) => {
    expect((await upload(exif as Record<string, Record<string, string>>)).kept).toEqual({
      taken_at: null,
      longitude: null,
      latitude: null,
    })
  })

  describe('of which the phone says time and place', () => {
    const said = { takenAt: '2026-02-03T02:20:00+00:00', longitude: '96.15004', latitude: '16.805' }
    const exif = { IFD2: { DateTimeOriginal: '2026:02:03 09:10:00', OffsetTimeOriginal: '+07:00' } }
    const place = { longitude: 96.15, latitude: 16.805 }

    async function keep(texts: Record<string, string>, exifData = {}, isTextFirst = true) {
      const contents = await picture().withExif(exifData).jpeg().toBuffer()
      const file = { contents, name: 'gate.jpg', type: 'image/jpeg' }
      const { status, body } = await uploadPhotoWith(driver, texts, file, isTextFirst)
      if (status !== 201) return { status, issues: body.issues }
      const { rows } = await testApp.pool.query(
        `select taken_at, longitude::float8, latitude::float8, is_time_by_phone, is_place_by_phone
         from files where key = $1`,
        [body.data.file],
      )
      return rows[0]
    }

    it.each([true, false])(
      'keeps both as the word of the phone; texts first: %s',
      { tags: ['15.2-01'] },
      async (isFirst) => {
        const takenAt = new Date('2026-02-03T02:20:00Z')
        const kept = { taken_at: takenAt, ...place, is_time_by_phone: true, is_place_by_phone: true }
        expect(await keep(said, {}, isFirst)).toEqual(kept)
      },
    )

    it('keeps of each what the photo says itself', { tags: ['15.2-01'] }, async () => {
      const taken_at = new Date('2026-02-03T02:10:00Z')
      expect(await keep(said, exif)).toMatchObject({
        taken_at,
        ...place,
        is_time_by_phone: false,
        is_place_by_phone: true,
      })
      const { takenAt } = said
      const placed = { taken_at: new Date(takenAt), ...place, is_time_by_phone: true, is_place_by_phone: false }
      expect(await keep({ takenAt, longitude: '1', latitude: '1' }, { IFD3: yangon })).toMatchObject(placed)
    })

    it('takes a clock that is five minutes fast as now', { tags: ['15.2-01'] }, async () => {
      expect(await keep({ takenAt: '2026-02-03T03:05:00Z' })).toMatchObject({ taken_at: testApp.clock.now() })
    })

    it.each([
      ['takenAt', { takenAt: 'yesterday' }, 'Invalid date and time'],
      ['takenAt', { takenAt: '2026-02-03T03:05:01Z' }, 'Please enter a time within the last seven days.'],
      ['takenAt', { takenAt: '2026-01-26T17:29:59Z' }, 'Please enter a time within the last seven days.'],
      ['longitude', { longitude: '181', latitude: '16' }, 'Invalid Number'],
      ['longitude', { longitude: '', latitude: '16' }, 'Invalid Number'],
      ['latitude', { longitude: '96', latitude: '0x10' }, 'Invalid Number'],
      ['latitude', { longitude: '96' }, 'Required'],
      ['longitude', { latitude: '16' }, 'Required'],
    ])('is refused at %s for %j', { tags: ['15.2-01'] }, async (path, texts, message) => {
      const before = await testApp.database.$count(files)
      const form = texts as Record<string, string>
      expect(await keep(form)).toEqual({ status: 400, issues: [{ path, message }] })
      expect(await testApp.database.$count(files)).toBe(before)
    })
  })

  it('opens only with its signed URL', { tags: ['10.5-11'] }, async () => {
    const { body } = await uploadPhoto(driver, await jpegFile())
    expect((await get(body.data.url)).statusCode).toBe(200)
    expect((await get(`/api/files/${body.data.file}`)).statusCode).toBe(404)
  })

  it('is refused at 30 MB, and as another type', async () => {
    const large = { ...(await pngFile()), contents: Buffer.alloc(30 * 1_024 * 1_024) }
    expect((await uploadPhoto(driver, large)).status).toBe(413)
    const pdf = { contents: Buffer.from('%PDF-1.7'), name: 'a.jpg', type: 'image/jpeg' }
    expect((await uploadPhoto(driver, pdf)).status).toBe(415)
  })
})
