import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'
import type { RowAction } from '../columns/column.ts'

export function useCommonActions() {
  const { t } = useTranslation()
  return {
    edit: (href: string): RowAction => ({ label: t('Edit'), icon: IconPencil, href }),
    remove: (archive: () => unknown): RowAction => ({
      label: t('Delete'),
      icon: IconTrash,
      isDangerous: true,
      onClick: () => void archive(),
    }),
    restore: (restore: () => Promise<unknown>): RowAction => ({
      label: t('Restore'),
      icon: IconArrowBackUp,
      onClick: () => void restore(),
    }),
  }
}
