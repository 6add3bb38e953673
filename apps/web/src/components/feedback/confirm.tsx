import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import type { ReactNode } from 'react'

type Question = {
  title: string
  /** Names the affected record, especially the one to be deleted. */
  body?: ReactNode
  confirm: string
  cancel: string
  isDangerous?: boolean
}

/** Asks a yes-or-no question; resolves to false when the dialog is closed. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title: question.title,
      children: typeof question.body === 'string' ? <Text c="dimmed">{question.body}</Text> : question.body,
      labels: { confirm: question.confirm, cancel: question.cancel },
      confirmProps: question.isDangerous ? { color: 'brick' } : undefined,
      cancelProps: { 'data-autofocus': true },
      closeButtonProps: { 'aria-label': question.cancel },
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    })
  })
}
