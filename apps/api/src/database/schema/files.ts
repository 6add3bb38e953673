import { uploadPurposes } from '@thant/contracts/company/files'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { checkValues, instant, locationColumns } from './columns.ts'

/** An image is shown to anyone who has its key; all others need a signed URL. */
export const filePurposes = ['image', ...uploadPurposes] as const
export type FilePurpose = (typeof filePurposes)[number]

/** The bytes of an upload are in the file store under the same key. */
export const files = pgTable(
  'files',
  {
    key: text('key').primaryKey(),
    purpose: text('purpose', { enum: filePurposes }).notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    uploadedBy: uuid('uploaded_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When and where a photo was taken, as its EXIF data said before they were removed, or else the phone. */
    takenAt: instant('taken_at'),
    ...locationColumns,
    isTimeByPhone: boolean('is_time_by_phone').notNull().default(false),
    isPlaceByPhone: boolean('is_place_by_phone').notNull().default(false),
    /** Null until a record uses the file; unused files are swept. */
    attachedAt: instant('attached_at'),
  },
  (table) => [
    checkValues(table.purpose, filePurposes),
    index('files_never_attached').on(table.createdAt, table.attachedAt),
  ],
)
