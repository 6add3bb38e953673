import { type NotificationData, notifications } from '@mantine/notifications'
import type { TFunction } from 'i18next'
import { errorText } from '#lib/error-text.ts'
import { translate } from '#lib/i18n.ts'

/** Short news about what was done; screen readers hear it. */
export function notifyDone(message: string): void {
  show({ message, color: 'leaf', role: 'status', autoClose: 5_000 })
}

/** Something that the reader has to know and that no field stands for; it stays until it is closed. */
export function notifyFailed(message: string): void {
  show({ message, color: 'brick', role: 'alert', autoClose: false })
}

export function notifyNotice(message: string): void {
  show({ message, color: 'amber', role: 'status', autoClose: 8_000 })
}

export function notifyError(error: unknown, t: TFunction): void {
  notifyFailed(errorText(error, t))
}

function show(news: Omit<NotificationData, 'closeButtonProps'>): void {
  notifications.show({ ...news, closeButtonProps: { 'aria-label': translate('Close') } })
}
