import type { Training } from '@thant/contracts/trainings'
import { FormFacts } from '#components/layout/form-facts.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { useFormat } from '#lib/use-format.ts'

export function TrainingFacts({ training }: { training: Training }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { organizationId: organization, trainingDate, trainingPeriod } = training
  return (
    <FormFacts
      facts={[
        { label: t('Organization'), value: <span lang={languageOf(organization.name)}>{organization.name}</span> },
        { label: t('Training date'), value: format.date(trainingDate) },
        {
          label: t('Training period'),
          value: <span lang={languageOf(trainingPeriod)}>{trainingPeriod}</span>,
        },
      ]}
    />
  )
}
