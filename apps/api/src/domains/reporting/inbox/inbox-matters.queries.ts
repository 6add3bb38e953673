import { sql } from 'drizzle-orm'
import { contactMessages } from '#database/schema/contact.ts'
import { invoices } from '#database/schema/invoices.ts'
import { orders } from '#database/schema/orders.ts'
import { missedReports } from '#database/schema/outcomes.ts'
import { paymentAttempts, paymentResults } from '#database/schema/payments.ts'
import { pickupRequests } from '#database/schema/pickup-requests.ts'
import { isUnanswered } from '#domains/company/contact/contact-messages.queries.ts'
import { needsReview } from '#domains/money/payments/payments.queries.ts'
import { isUnansweredReport } from '#domains/service/outcomes/missed-reports.queries.ts'

/**
 * What waits for an answer, each kind from its own table by the index of its open rows, so that a long history costs
 * nothing. `about` is the kind of a request or report, the topic of a message, or the outcome of a payment.
 */
export const matters = sql`(
  select 'request' as kind, id, organization_id, null as sender, kind as about, wanted_at, null::uuid as pickup_id,
    note as remark, created_at as arrived_at, expires_at as answer_by
  from ${pickupRequests} where ${pickupRequests.state} = 'OPEN'
  union all
  select 'missed-report', id, organization_id, null, kind, null, pickup_id, note, created_at, null
  from ${missedReports} where ${isUnansweredReport}
  union all
  select 'message', id, null, name, topic, null, null, message, created_at, null
  from ${contactMessages} where ${isUnanswered}
  union all
  select 'result', ${paymentResults.id}, ${invoices.organizationId}, ${orders.customerName}, ${paymentResults.outcome},
    null, null, ${paymentResults.number}, ${paymentResults.at}, null
  from ${paymentResults}
  left join ${paymentAttempts} on ${paymentAttempts.id} = ${paymentResults.attemptId}
  left join ${invoices} on ${invoices.id} = ${paymentAttempts.invoiceId}
  left join ${orders} on ${orders.id} = ${paymentAttempts.orderId}
  where ${needsReview}
) matters`
