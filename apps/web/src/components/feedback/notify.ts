import { type NotificationData, notifications } from '@mantine/notifications'
import type { Translate } from '@thant/i18n/translation-key'
import { errorText } from '#lib/calls/error-text.ts'
import { translate } from '#lib/i18n.ts'

/** Confirms an action briefly; `role="status"` makes screen readers announce it. */
export function notifyDone(message: string): void {
  show({ message, color: 'leaf', role: 'status', autoClose: 5_000 })
}

/** Reports a failure that belongs to no field; stays until it is closed, because the user has to know about it. */
export function notifyFailed(message: string): void {
  show({ message, color: 'brick', role: 'alert', autoClose: false })
}

export function notifyNotice(message: string): void {
  show({ message, color: 'amber', role: 'status', autoClose: 8_000 })
}

export function notifyError(error: unknown, t: Translate): void {
  notifyFailed(errorText(error, t))
}

/** Says which change by one control was not saved, and why: it was shown already. */
export function notifyRefused(what: string, error: unknown, t: Translate): void {
  notifyFailed(t('Not saved: {{what}}. {{reason}}', { what, reason: errorText(error, t) }))
}

function show(news: Omit<NotificationData, 'closeButtonProps'>): void {
  notifications.show({ ...news, closeButtonProps: { 'aria-label': translate('Close') } })
}
