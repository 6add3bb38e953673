import { createHash } from 'node:crypto'
import type { Report } from '@thant/contracts/reporting/report-data'
import { collectionNoteNumberOf } from '@thant/contracts/service/collection-notes'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { reports } from '#database/schema/reports.ts'
import { freeze } from '#lib/records/frozen-data.ts'
import { pdfOf } from '../../../../../test/files/pdf-of.ts'
import {
  createOrganization,
  createPickup,
  createReport,
  createSite,
  item,
} from '../../../../../test/records/factories.ts'
import { call, signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
})

const get = async (id: string): Promise<Report> => (await call(testApp.app, 'GET', `/reports/${id}`)).body.data
const isChanged = async (id: string): Promise<boolean> =>
  (await admin.call('GET', '/reports?limit=100')).body.data.find(({ _id }: Report) => _id === id).dataChangedSince
const isChangedForAuditors = async (id: string): Promise<boolean> => {
  const { body } = await admin.call('POST', `/reports/${id}/links`, { body: { expiresInDays: 7 } })
  return (await call(testApp.app, 'GET', `/reports/shared/${body.data.link}/evidence`)).body.data.dataChangedSince
}
const change = (pickup: string, items: object[]) => admin.call('PATCH', `/logistics/${pickup}`, { body: { items } })

describe('the annex of a report', () => {
  it('lists every pickup with its day, items and collection note, and adds up to the report to the gram', {
    tags: ['11.7-02'],
  }, async () => {
    const organization = await createOrganization(admin)
    // Late on the 9th in UTC is the 10th in Yangon.
    const second = await createPickup(admin, organization, '2025-02-09T20:00:00Z', [item('Papers', 0.1, 'Boxes')])
    const first = await createPickup(admin, organization, '2025-01-10T02:30:00Z', [
      item('Papers', 4.005, '<b>Cardboard'),
      item('Organic', 0.2, 'Leaves'),
    ])
    await createPickup(admin, organization, '2025-03-10T02:30:00Z')
    const { data } = await get(await createReport(admin, { organization, quarters: ['2025-01'] }))
    const [page] = data.pages.filter(({ id }) => id === 'annex')
    const table = page?.blocks.find(({ kind }) => kind === 'table')
    expect(table).toMatchObject({
      rows: [
        [
          { collection: { day: '2025-01-10', code: collectionNoteNumberOf(first) } },
          {
            itemLines: [
              { name: '<b>Cardboard', kg: 4.005 },
              { name: 'Leaves', kg: 0.2 },
            ],
          },
          { exactKg: 4.205 },
        ],
        [
          { collection: { day: '2025-02-10', code: collectionNoteNumberOf(second) } },
          { itemLines: [{ name: 'Boxes', kg: 0.1 }] },
          { exactKg: 0.1 },
        ],
      ],
    })
    expect(page?.blocks[0]).toMatchObject({ message: { values: { weight: { exactKg: 4.305 } } } })
    expect(data.figures.weightKg).toBe(4.305)
    expect(data.pages.at(-1)?.id).toBe('closing')
  })

  it('names the sites where there are several, and has them side by side', { tags: ['11.7-02'] }, async () => {
    const organization = await createOrganization(admin)
    const branch = await createSite(admin, organization, { name: 'Harbour branch' })
    await createPickup(admin, organization, '2025-01-10T02:30:00Z', [item('Papers', 1)])
    await createPickup(admin, organization, '2025-01-11T02:30:00Z', [item('Papers', 2)], branch)
    const report = await createReport(admin, { organization, quarters: ['2025-01'] })
    const pdf = await pdfOf(testApp, `/download/${report}`)
    for (const site of ['Main site', 'Harbour branch']) expect(pdf.text).toContain(site)
    const composition = (await get(report)).data.pages.find(({ id }) => id === 'overall-composition')
    expect(composition?.blocks.at(-1)).toMatchObject({
      rows: [
        ['Harbour branch', { number: 1 }, { kg: 2 }, { percent: 66.67 }],
        [{ text: 'Main site' }, { number: 1 }, { kg: 1 }, { percent: 33.33 }],
        [{ text: 'Total' }, { number: 2 }, { kg: 3 }, { percent: 100 }],
      ],
    })
  })

  it('goes on over as many sheets as it needs, each with the heads, in either language', {
    tags: ['11.7-02'],
  }, async () => {
    const organization = await createOrganization(admin)
    for (let day = 1; day <= 28; day += 1) {
      for (const hour of ['02', '09']) {
        const at = `2025-01-${String(day).padStart(2, '0')}T${hour}:30:00Z`
        await createPickup(admin, organization, at, [item('Papers', day, 'Cardboard'), item('Cans', 1, 'Cans')])
      }
    }
    const report = await createReport(admin, { organization, quarters: ['2025-01'] })
    const { pages } = (await get(report)).data
    for (const [language, head] of [
      ['en', 'Quantity (kg)'],
      ['my', 'COL-'],
    ] as const) {
      const pdf = await pdfOf(testApp, `/download/${report}?language=${language}`)
      const sheets = pdf.pages.length - pages.length + 1
      expect(sheets).toBeGreaterThan(1)
      for (let sheet = 1; sheet <= sheets; sheet += 1) {
        expect(pdf.textOf(pdf.pages.length - 1 - sheet)).toContain(head)
      }
    }
  })

  it('of 97 pickups at several sites takes few sheets, in Burmese at most 1.3 times as many as in English', {
    tags: ['11.7-02'],
    timeout: 60_000,
  }, async () => {
    const organization = await createOrganization(admin)
    const branch = await createSite(admin, organization, { name: 'ဗိုလ်တထောင် ဈေးဆိုင်ခွဲ' })
    const names = ['သတင်းစာဟောင်း', 'ဘီယာပုလင်းခွံ', 'ပလတ်စတစ်ပုလင်းကြည် (PET)', 'ဟင်းသီးဟင်းရွက်အကြွင်းအကျန်', 'Corrugated cardboard']
    for (let index = 0; index < 97; index += 1) {
      const at = `2025-0${1 + Math.floor(index / 33)}-${String(1 + (index % 28)).padStart(2, '0')}T02:30:00Z`
      const items = names.map((name, place) => item('Papers', 10.125 + index + place, name))
      await createPickup(admin, organization, at, items, index % 2 === 0 ? branch : undefined)
    }
    const report = await createReport(admin, { organization, quarters: ['2025-01'] })
    const annexOf = async (language: string) => {
      const { pages } = await pdfOf(testApp, `/download/${report}?language=${language}`)
      return pages.filter(({ texts }) => texts.some(({ text }) => text.startsWith('COL-')))
    }
    const [english, burmese] = [await annexOf('en'), await annexOf('my')]
    expect(english.length).toBeLessThanOrEqual(13)
    expect(burmese.length).toBeLessThanOrEqual(1.3 * english.length)
    for (const sheets of [english, burmese]) {
      const noted = sheets.flatMap(({ texts }) => texts.filter(({ text }) => text.startsWith('COL-')))
      expect(noted).toHaveLength(97)
    }
  })

  it('has each item and its weight on one line, and the number of the note below the day', {
    tags: ['11.7-02'],
  }, async () => {
    const organization = await createOrganization(admin)
    const at = '2025-01-10T02:30:00Z'
    await createPickup(admin, organization, at, [item('Papers', 4.005, 'Boxes'), item('Cans', 12.5, 'Tins')])
    const report = await createReport(admin, { organization, quarters: ['2025-01'] })
    const { pages } = await pdfOf(testApp, `/download/${report}`)
    const texts = pages.at(-2)?.texts ?? []
    const placeOf = (said: string) => texts.find(({ text }) => text.includes(said))
    expect(placeOf('4.005')?.y).toBe(placeOf('Boxes')?.y)
    expect(placeOf('12.500')?.y).toBe(placeOf('Tins')?.y)
    expect(placeOf('Tins')?.y).toBeLessThan(placeOf('Boxes')?.y ?? 0)
    expect(placeOf('COL-')?.left).toBeLessThan(placeOf('Jan 2025')?.left ?? 0)
    expect(placeOf('COL-')?.y).toBeLessThan(placeOf('Jan 2025')?.y ?? 0)
  })

  it('does not leave a last sheet with a few pickups', { tags: ['11.7-02'], timeout: 120_000 }, async () => {
    const organization = await createOrganization(admin)
    for (let index = 0; index < 28; index += 1) {
      const at = `2025-01-${String(1 + index).padStart(2, '0')}T02:30:00Z`
      await createPickup(admin, organization, at, [item('Papers', 4), item('Cans', 1, 'Tins')])
      if (index < 13) continue
      const report = await createReport(admin, { organization, quarters: ['2025-01'] })
      const { pages } = await pdfOf(testApp, `/download/${report}`)
      const last = pages.at(-2)?.texts.filter(({ text }) => text.startsWith('COL-')) ?? []
      expect(last.length, `${index + 1} pickups`).toBeGreaterThan(6)
    }
  })

  it('goes on over the sheets with a pickup of more items than one has room for', { tags: ['11.7-02'] }, async () => {
    const organization = await createOrganization(admin)
    const items = Array.from({ length: 150 }, (_, index) => item('Papers', 1 + index, `Box ${index + 1}.`))
    await createPickup(admin, organization, '2025-01-10T02:30:00Z', items)
    const report = await createReport(admin, { organization, quarters: ['2025-01'] })
    const { text } = await pdfOf(testApp, `/download/${report}`)
    for (let index = 1; index <= 150; index += 1) expect(text).toContain(`Box ${index}.`)
  })
})

describe('a saved report', () => {
  it('is marked as changed when an item has another treatment, is known in another way or is hazardous', {
    tags: ['11.7-03'],
  }, async () => {
    for (const correction of [{ treatment: 'landfill' }, { measure: 'weighed' }, { isHazardous: true }]) {
      const organization = await createOrganization(admin)
      const pickup = await createPickup(admin, organization, '2025-01-10T02:30:00Z', [item('Papers', 4)])
      const report = await createReport(admin, { organization, quarters: ['2025-01'] })
      expect([await isChanged(report), await isChangedForAuditors(report)]).toEqual([false, false])
      await change(pickup, [{ ...item('Papers', 4), ...correction }])
      const marks = [await isChanged(report), await isChangedForAuditors(report)]
      expect(marks, JSON.stringify(correction)).toEqual([true, true])
    }
  })

  it('of the release that did not watch what is hazardous is marked as changed for all else', {
    tags: ['11.7-03'],
  }, async () => {
    const organization = await createOrganization(admin)
    const pickup = await createPickup(admin, organization, '2025-01-10T02:30:00Z', [item('Papers', 4, 'Cardboard')])
    const made = await createReport(admin, { organization, quarters: ['2025-01'] })
    const [row] = await testApp.database.select().from(reports).where(eq(reports.id, made))
    if (row === undefined) throw new Error('The report was not saved')
    const id = '0198f3a2-5c1e-7d50-9f6b-2c4a8e1b7d98'
    const items = `${pickup} 2025-01-10 09:00:00 ${organization} 0 Papers 4.000 recycling not-recorded Cardboard`
    const digest = `2:${createHash('md5').update(items).digest('hex')}`
    await testApp.database.insert(reports).values({ ...row, id, sourceDigest: digest })
    expect([await isChanged(id), await isChangedForAuditors(id)]).toEqual([false, false])
    await change(pickup, [{ ...item('Papers', 4, 'Cardboard'), isHazardous: true }])
    expect([await isChanged(id), await isChanged(made)]).toEqual([false, true])
    await change(pickup, [{ ...item('Papers', 4, 'Cardboard'), isHazardous: true, measure: 'weighed' }])
    expect([await isChanged(id), await isChangedForAuditors(id)]).toEqual([true, true])
  })

  it('of the release before stays as it was, and is marked as changed for what it states alone', {
    tags: ['11.7-03'],
  }, async () => {
    const organization = await createOrganization(admin)
    const pickup = await createPickup(admin, organization, '2025-01-10T02:30:00Z', [item('Papers', 4, 'Cardboard')])
    const made = await createReport(admin, { organization, quarters: ['2025-01'] })
    const [row] = await testApp.database.select().from(reports).where(eq(reports.id, made))
    if (row === undefined) throw new Error('The report was not saved')
    const { annex, ...figures } = (await get(made)).data.figures
    const { pages, ...said } = (await get(made)).data
    const former = freeze({ ...said, figures, pages: pages.filter(({ id }) => id !== 'annex') })
    const id = '0198f3a2-5c1e-7d50-9f6b-2c4a8e1b7d99'
    const digest = createHash('md5').update(`${pickup} 2025-01-10 09:00:00 0 Papers 4.000 Cardboard`).digest('hex')
    await testApp.database.insert(reports).values({ ...row, ...former, id, sourceDigest: digest })

    const { data, sha256 } = await get(id)
    expect([freeze(data).data, sha256]).toEqual([former.data, former.sha256])
    expect((await pdfOf(testApp, `/download/${id}`)).pages).toHaveLength(data.pages.length)
    expect([await isChanged(id), await isChangedForAuditors(id)]).toEqual([false, false])
    await change(pickup, [{ ...item('Papers', 4, 'Cardboard'), treatment: 'landfill' }])
    expect([await isChanged(id), await isChanged(made)]).toEqual([false, true])
    await change(pickup, [item('Papers', 5, 'Cardboard')])
    expect([await isChanged(id), await isChangedForAuditors(id)]).toEqual([true, true])
    expect(await createReport(admin, { organization, quarters: ['2025-01'] })).not.toBe(id)
  })
})
