import { Button } from '@mantine/core'
import { sessionEndpoints } from '@thant/contracts/customers/sessions'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { FormSection } from '#components/form/form-section.tsx'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'

/** Ends the sessions on devices that were lost or left signed in. */
export function OtherSessions() {
  const { t } = useTranslation()
  const end = useWrite(sessionEndpoints.endOthers)
  const endOthers = () =>
    end.mutate(
      {},
      {
        onSuccess: () => notifyDone(t('You are signed out everywhere else.')),
        onError: (error) => notifyError(error, t),
      },
    )
  return (
    <FormSection
      title={t('Other devices')}
      hint={t('If you lost a device or left one signed in, sign it out from here. You stay signed in on this one.')}
    >
      <div>
        <Button variant="default" loading={end.isPending} onClick={endOthers}>
          {t('Sign out everywhere else')}
        </Button>
      </div>
    </FormSection>
  )
}
