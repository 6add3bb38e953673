import { Badge } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'

export type BadgeStyle = {
  /** A translation key. */
  label: string
  /** A colour of the theme. */
  color: string
  /** Distinguishes the status for people who cannot tell the colours apart. */
  icon: Icon
}

export function StatusBadge({ badge }: { badge: BadgeStyle }) {
  const { t } = useTranslation()
  const { label, color, icon: StatusIcon } = badge
  return (
    <Badge color={color} leftSection={<StatusIcon size={12} aria-hidden />}>
      {t(label)}
    </Badge>
  )
}
