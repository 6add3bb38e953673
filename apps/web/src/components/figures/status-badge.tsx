import { Badge, Tooltip } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { useTranslation } from '#lib/i18n.ts'

export type BadgeStyle = {
  label: TranslationKey
  /** What the label means, where the word alone does not say it. */
  hint?: TranslationKey
  /** A colour of the theme. */
  color: string
  /** Distinguishes the status for people who cannot tell the colours apart. */
  icon: Icon
}

type StatusBadgeProps = {
  badge: BadgeStyle
  /** How far it is within the status. */
  detail?: TranslationKey | undefined
}

export function StatusBadge({ badge, detail }: StatusBadgeProps) {
  const { t } = useTranslation()
  const { label, hint, color, icon: StatusIcon } = badge
  const shown = (
    <Badge color={color} leftSection={<StatusIcon size={12} aria-hidden />}>
      {detail === undefined ? t(label) : `${t(label)} · ${t(detail)}`}
    </Badge>
  )
  if (hint === undefined) return shown
  return (
    <Tooltip label={t(hint)} events={{ hover: true, focus: false, touch: true }}>
      {shown}
    </Tooltip>
  )
}
