import type { Pickup } from '@thant/contracts/service/pickups'
import type { CollectedAmount } from '@thant/contracts/service/visit-states'
import { visitEndpoints } from '@thant/contracts/service/visits'
import { useState } from 'react'
import { notifyDone } from '#components/feedback/notify.ts'
import { type RecordForm, useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useMe } from '#lib/visitor/session.ts'
import { forgetDraft, keepDraft } from './drafts.ts'
import { keepVisit } from './outbox.ts'
import type { Place } from './place-now.ts'
import { sendOutbox } from './send-outbox.ts'
import { problemsOfVisit, unsentVisitOf, type VisitValues, visitBodyOf } from './visit-values.ts'
import { weighedItems } from './weighing.ts'

type Options = {
  pickup: Pickup
  initialValues: VisitValues
  place: Place | undefined
  collectedOf: (values: VisitValues) => CollectedAmount
  /** Keeps what is typed, for a page that ends before it is recorded. */
  isDrafted?: boolean
  onKept: () => void
}

const saved = 'Recorded. It is sent as soon as there is a network.'

/** A form whose visit is kept on the phone and sent from there. */
export function useVisitForm({
  pickup,
  initialValues,
  place,
  collectedOf,
  isDrafted = false,
  onKept,
}: Options): RecordForm<VisitValues> {
  const { t } = useTranslation()
  const userId = useMe()?._id ?? ''
  const [id] = useState(() => crypto.randomUUID())
  const stop = { userId, pickupId: pickup._id }
  const record = useRecordForm<typeof visitEndpoints.record, VisitValues>({
    endpoint: visitEndpoints.record,
    params: { id: pickup._id },
    initialValues,
    toBody: (values) => visitBodyOf(values, { pickup, collected: collectedOf(values), place, id }),
    validate: (values) => problemsOfVisit(values, collectedOf(values)),
    saved,
    ...(isDrafted && { onChange: (values) => keepDraft(stop, values) }),
    keep: async (body, { photos }) => {
      await keepVisit(unsentVisitOf(body, { pickup, userId, photos }))
      await forgetDraft(stop)
      notifyDone(t(saved))
      onKept()
      void sendOutbox()
    },
  })
  const { form } = record
  const submit = () => {
    const weighed = weighedItems(form.getValues().items)
    // The lines on the screen have to be those that are sent, so that a problem is shown at its own line.
    if (weighed.length > 0) form.setValues({ items: weighed })
    record.submit()
  }
  return { ...record, submit }
}
