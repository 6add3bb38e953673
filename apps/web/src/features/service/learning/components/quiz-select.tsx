import { Select, type SelectProps } from '@mantine/core'
import { maxPageSize } from '@thant/contracts/list'
import { quizEndpoints } from '@thant/contracts/service/quizzes'
import { asField } from '#components/fields/as-field.tsx'
import { errorText } from '#lib/calls/error-text.ts'
import { useList } from '#lib/calls/use-list.ts'
import { useTranslation } from '#lib/i18n.ts'

/** Offers all quizzes at once without a search, because there are few. */
export const QuizField = asField<SelectProps>(QuizSelect, { empty: null })

function QuizSelect({ error, ...input }: SelectProps) {
  const { t } = useTranslation()
  const quizzes = useList(quizEndpoints.list, { sort: 'title', limit: maxPageSize })
  return (
    <Select
      {...input}
      error={error ?? (quizzes.error && errorText(quizzes.error, t))}
      data={(quizzes.data?.data ?? []).map(({ _id, title }) => ({ value: _id, label: title }))}
      placeholder={t('None')}
      nothingFoundMessage={t('No quiz matches that.')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('Clear the quiz') }}
    />
  )
}
