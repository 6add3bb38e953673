import { Button } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import type { Training } from '@thant/contracts/service/trainings'
import { useState } from 'react'
import type { FieldsProps } from '#components/form/screen-definition.ts'
import { FormFacts } from '#components/layout/page/form-facts.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import type { TrainingValues } from '../training-values.ts'
import { ChangeDateDialog } from './change-date-dialog.tsx'
import classes from './training-facts.module.css'

type TrainingFactsProps = Required<FieldsProps<Training, TrainingValues>>

/** Shows the read-only facts of the edit form; the date changes in a separate dialog. */
export function TrainingFacts({ record, existing: training }: TrainingFactsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const [isChanging, setIsChanging] = useState(false)
  const { organizationId: organization, trainingDate, trainingPeriod } = training
  return (
    <FormFacts
      facts={[
        { label: t('Organization'), value: <span lang={languageOf(organization.name)}>{organization.name}</span> },
        {
          label: t('Training date'),
          value: (
            <span className={classes.date}>
              {format.date(trainingDate)}
              <Button
                variant="light"
                size="compact-xs"
                leftSection={<IconCalendarEvent size={14} />}
                onClick={() => setIsChanging(true)}
              >
                {t('Change date')}
              </Button>
            </span>
          ),
        },
        {
          label: t('Training period'),
          value: <span lang={languageOf(trainingPeriod)}>{trainingPeriod}</span>,
        },
      ]}
    >
      <ChangeDateDialog
        training={training}
        isOpen={isChanging}
        onClose={() => setIsChanging(false)}
        onChanged={(changed) => {
          setIsChanging(false)
          record.followOwnChange(changed.__v)
        }}
      />
    </FormFacts>
  )
}
