import { Button, Group, Stack, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useRef } from 'react'
import type { ApiError } from '#lib/calls/api-error.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'

type Answer = { replaces: string | null }

/**
 * Asks whether a new report replaces the saved one of the same months, where the server says that there is one. Resolves
 * to null if its maker thinks again, and to undefined for any other failure.
 */
export function useAskAboutFormer(): (refusal: ApiError) => Promise<Answer | null | undefined> {
  const { t } = useTranslation()
  const format = useFormat()
  const can = useCan()
  const open = useRef<Promise<Answer | null>>(undefined)
  return async ({ code, values }) => {
    if (code !== 'report.months-saved') return undefined
    const { id, number, createdAt } = values
    // The second click of a double click is refused too, and waits for the same answer.
    if (open.current) return open.current
    const named = { number, date: format.date(String(createdAt)) }
    open.current = new Promise((resolve) => {
      const settle = (given: Answer | null) => {
        open.current = undefined
        resolve(given)
      }
      const answer = (given: Answer | null) => {
        settle(given)
        modals.close(question)
      }
      const question = modals.open({
        title: t('There is a report of these months'),
        closeButtonProps: { 'aria-label': t('Cancel') },
        onClose: () => settle(null),
        children: (
          <Stack>
            <Text>{t('Report {{number}} of {{date}} is of the same months and says something else.', named)}</Text>
            <Text c="dimmed">
              {can('reports:revise')
                ? t('Replaced, it leads to the new one as its correction. Saved beside it, each names the other.')
                : t('If the new one is saved beside it, each names the other.')}
            </Text>
            <Group justify="end" gap="xs">
              <Button variant="default" onClick={() => answer(null)}>
                {t('Cancel')}
              </Button>
              <Button variant="default" onClick={() => answer({ replaces: null })}>
                {t('Save beside it')}
              </Button>
              {can('reports:revise') && (
                <Button data-autofocus onClick={() => answer({ replaces: String(id) })}>
                  {t('Replace it')}
                </Button>
              )}
            </Group>
          </Stack>
        ),
      })
    })
    return open.current
  }
}
