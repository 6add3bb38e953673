import { List, Text } from '@mantine/core'
import { possibleKey } from '@thant/i18n/possible-key'
import { confirm } from '#components/feedback/confirm.tsx'
import type { ApiError } from '#lib/calls/api-error.ts'
import { useTranslation } from '#lib/i18n.ts'

export type Overruling = { isSure: true }

/**
 * Asks whether what the server takes for a slip is meant, and names the record if `about` is given. Resolves to null if
 * it is not, and to undefined for any other failure.
 */
export function useConfirmWarning(): (refusal: ApiError, about?: string) => Promise<Overruling | null | undefined> {
  const { t } = useTranslation()
  return async ({ code, issues }, about) => {
    if (code !== 'record.doubtful') return undefined
    const isSure = await confirm({
      title: t('Is this right?'),
      body: (
        <>
          {about !== undefined && <Text fw={500}>{about}</Text>}
          <List>
            {issues.map(({ message }) => (
              <List.Item key={message}>{t(possibleKey(message))}</List.Item>
            ))}
          </List>
        </>
      ),
      confirm: t('Save it like this'),
      cancel: t('Cancel'),
    })
    return isSure ? { isSure } : null
  }
}
