import type { Endpoint } from '@thant/contracts/endpoint'
import type { idParams } from '@thant/contracts/primitives'
import type { ReactNode } from 'react'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { confirm } from './confirm.tsx'
import { notifyDone, notifyError } from './notify.ts'
import { notifyWithAction } from './notify-with-action.tsx'

export type ArchiveEndpoint = Endpoint & {
  method: 'DELETE'
  params: typeof idParams
  query?: undefined
  body?: undefined
}

type Archive<Row> = {
  endpoint: ArchiveEndpoint
  title: string
  /** Names the record, and explains what happens to everything that depends on it. */
  body: (row: Row) => ReactNode | Promise<ReactNode>
  /** The word on the button; `Delete` by default. */
  confirm?: string
  done: (row: Row) => string
  /** Brings the record back as it was, where that can be done; it is offered for ten seconds. */
  undo?: (row: Row) => Promise<void>
  /** Asked right before a record is archived; by default each can be brought back. */
  canUndo?: (row: Row) => Promise<boolean>
}

/** Archives a record after a confirmation; resolves to whether it was archived. */
export function useArchive<Row extends { _id: string }>(archive: Archive<Row>): (row: Row) => Promise<boolean> {
  const { t } = useTranslation()
  const write = useWrite(archive.endpoint)
  return async (row) => {
    try {
      const isSure = await confirm({
        title: archive.title,
        body: await archive.body(row),
        confirm: archive.confirm ?? t('Delete'),
        cancel: t('Cancel'),
        isDangerous: true,
      })
      if (!isSure) return false
      const { undo, canUndo } = archive
      const back = undo && ((await canUndo?.(row)) ?? true) ? undo : undefined
      await write.mutateAsync({ params: { id: row._id } })
      if (back === undefined) notifyDone(archive.done(row))
      else notifyWithAction(archive.done(row), t('Undo'), () => void back(row))
      return true
    } catch (error) {
      notifyError(error, t)
      return false
    }
  }
}
