import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { entityColumns, instant } from './columns.ts'

export const bins = pgTable(
  'bins',
  {
    ...entityColumns,
    name: text('name').notNull(),
    size: text('size').notNull(),
    stock: integer('stock').notNull(),
    /** In US dollars. */
    price: numeric('price', { precision: 14, scale: 2 }).notNull(),
    imageKey: text('image_key'),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    check('bin_stock_is_not_negative', sql`${table.stock} >= 0`),
    check('bin_price_is_not_negative', sql`${table.price} >= 0`),
    index('bins_by_name').on(sql`(${table.name} collate "und-x-icu")`, table.id),
    index('bins_by_size').on(sql`(${amountIn(table.size)})`, table.id),
    index('bins_by_stock').on(table.stock, table.id),
    index('bins_by_price').on(table.price, table.id),
    index('bins_by_created_at').on(table.createdAt, table.id),
    index('bins_search').using('gin', sql`${table.name} gin_trgm_ops`, sql`${table.size} gin_trgm_ops`),
  ],
)

/** The first number in a text, so that 60 L comes before 120 L. */
export function amountIn(text: SQLWrapper): SQL {
  return sql`coalesce(substring(${text} from '[0-9]+(?:[.][0-9]+)?')::numeric, 0)`
}
