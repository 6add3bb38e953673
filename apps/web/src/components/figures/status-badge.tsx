import { Badge } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'

export type StatusLook = {
  /** The key of its translation. */
  label: string
  /** A colour of the theme. */
  color: string
  /** So that no status is told by its colour alone. */
  icon: Icon
}

/** A status by its word, mark and colour. */
export function StatusBadge({ look }: { look: StatusLook }) {
  const { t } = useTranslation()
  const { label, color, icon: StatusIcon } = look
  return (
    <Badge color={color} leftSection={<StatusIcon size={12} aria-hidden />}>
      {t(label)}
    </Badge>
  )
}
