import { binOrders } from '@thant/api/database/schema/bin-orders'
import { bins } from '@thant/api/database/schema/bins'
import { binOrderFormSchema, binOrderStatuses } from '@thant/contracts/service/bin-orders'
import { binFormSchema } from '@thant/contracts/service/bins'
import { describe, expect, it } from 'vitest'
import { now } from './chosen-day.ts'
import { useFilledCompany } from './filled-company.ts'

const portal = useFilledCompany()

describe('the bins', () => {
  it('are a dozen that the form would take, most with a picture that is there', async () => {
    const rows = await portal.database.select().from(bins)
    expect(rows).toHaveLength(12)
    for (const { name, size, stock, price, imageKey } of rows) {
      const form = { name, size, stock, price: Number(price), image: imageKey }
      expect(binFormSchema.parse(form)).toEqual(form)
      if (imageKey !== null) expect((await portal.services.storage.get(imageKey))?.bytes).toBeLessThan(10_000)
    }
    expect(rows.filter(({ imageKey }) => imageKey === null)).toHaveLength(1)
    expect(rows.filter(({ stock }) => stock === 0)).toHaveLength(1)
  })

  it('were ordered some hundred times, with every status there is, and nothing after now', async () => {
    const rows = await portal.database.select().from(binOrders)
    expect(rows.length).toBeGreaterThan(200)
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(binOrderStatuses))
    for (const row of rows) {
      const form = { organization: row.organizationId, bin: row.binId, quantity: row.quantity }
      expect(binOrderFormSchema.parse(form)).toEqual(form)
      expect(row.orderedAt <= row.updatedAt && row.updatedAt <= now).toBe(true)
      expect(row.deliveredAt !== null).toBe(row.status === 'COMPLETED')
      expect(row.acceptedById !== null).toBe(row.status === 'COMPLETED' || row.status === 'CONFIRMED')
    }
  })
})
