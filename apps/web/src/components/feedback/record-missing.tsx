import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { TippedBinDrawing } from '#components/drawings/tipped-bin.tsx'
import type { ApiError } from '#lib/calls/api-error.ts'
import { errorText } from '#lib/calls/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { EmptyState } from './empty-state.tsx'

type RecordMissingProps = {
  error: ApiError
  /** Where the other records are. */
  list?: string | undefined
}

export function RecordMissing({ error, list }: RecordMissingProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      drawing={<TippedBinDrawing />}
      // What the contract says of a malformed id is for programs.
      title={error.status === 400 ? t('There is nothing at this address.') : errorText(error, t)}
      hint={t('It may have been deleted, or its address is not complete.')}
      action={
        list !== undefined && (
          <Button component={Link} to={list} variant="default">
            {t('Back to the list')}
          </Button>
        )
      }
    />
  )
}
