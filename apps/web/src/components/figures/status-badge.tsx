import { Badge, Tooltip } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'

export type BadgeStyle = {
  /** A translation key. */
  label: string
  /** A translation key: what the label means, where the word alone does not say it. */
  hint?: string
  /** A colour of the theme. */
  color: string
  /** Distinguishes the status for people who cannot tell the colours apart. */
  icon: Icon
}

export function StatusBadge({ badge }: { badge: BadgeStyle }) {
  const { t } = useTranslation()
  const { label, hint, color, icon: StatusIcon } = badge
  const shown = (
    <Badge color={color} leftSection={<StatusIcon size={12} aria-hidden />}>
      {t(label)}
    </Badge>
  )
  if (hint === undefined) return shown
  return (
    <Tooltip label={t(hint)} events={{ hover: true, focus: false, touch: true }}>
      {shown}
    </Tooltip>
  )
}
