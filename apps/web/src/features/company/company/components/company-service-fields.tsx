import { maxCutOffDays, maxScheduleWeeks } from '@thant/contracts/company/company-settings'
import { CheckboxesField } from '#components/fields/checkbox-fields.tsx'
import { NumberField } from '#components/fields/number-field.tsx'
import { TickField } from '#components/fields/tick-field.tsx'
import { TimeField } from '#components/fields/time-field.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { CompanyValues } from '../company-values.ts'
import { weekdayLabels } from '../open-weekdays.ts'

/** What schedules, holidays and requests of customers go by. */
export function CompanyServiceFields() {
  const { t } = useTranslation()
  return (
    <FormSection title={t('Service')} hint={t('Schedules, holidays and requests of customers follow these rules.')}>
      <CheckboxesField<CompanyValues>
        name="workingWeekdays"
        label="Working days"
        hint="Pickups that fall on a holiday are moved to one of these weekdays."
        labels={weekdayLabels}
      />
      <FormRow>
        <NumberField<CompanyValues>
          name="requestCutOffDays"
          label="Change deadline (days before)"
          min={0}
          max={maxCutOffDays}
          allowDecimal={false}
        />
        <TimeField<CompanyValues> name="requestCutOffTime" label="Deadline time" />
      </FormRow>
      <TickField<CompanyValues> name="cutOffCountsWorkingDays" label="Count working days only" />
      <TickField<CompanyValues> name="acceptsCancellations" label="Accept cancellations in time without asking staff" />
      <NumberField<CompanyValues>
        name="scheduleWeeks"
        label="Weeks of recurring pickups created ahead"
        min={1}
        max={maxScheduleWeeks}
        allowDecimal={false}
      />
    </FormSection>
  )
}
