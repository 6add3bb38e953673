import { hourMs } from '@thant/contracts/durations'
import { and, eq, inArray, lte } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import { paymentAttempts } from '#database/schema/payments.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Portal } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { systemContext } from '#lib/system-context.ts'

const timeoutMs = 48 * hourMs

/** Expires attempts without a result for 48 hours. A success that arrives later still counts. */
export function expireAttempts(portal: Portal): Promise<void> {
  return inTransaction(portal.pool, async (transaction) => {
    const context = systemContext(portal, transaction)
    const now = context.clock.now()
    const isWithoutAnswer = and(
      inArray(paymentAttempts.state, ['OPEN', 'WAITING']),
      lte(paymentAttempts.changedAt, new Date(now.getTime() - timeoutMs)),
    )
    const expired = await transaction
      .select({ attempt: paymentAttempts, orderNumber: orders.number })
      .from(paymentAttempts)
      .leftJoin(orders, eq(orders.id, paymentAttempts.orderId))
      .where(isWithoutAnswer)
      // A locked attempt is just receiving a result, so it is left alone.
      .for('update', { of: paymentAttempts, skipLocked: true })
    const ids = expired.map(({ attempt }) => attempt.id)
    await transaction
      .update(paymentAttempts)
      .set({ state: 'EXPIRED', changedAt: now, closedAt: now })
      .where(inArray(paymentAttempts.id, ids))
    for (const { attempt, orderNumber } of expired) {
      await recordAudit(context, {
        action: 'payment.expire',
        entity: orderNumber === null ? 'invoice' : 'order',
        entityId: orderNumber ?? attempt.invoiceId,
        before: { state: attempt.state },
        after: { attempt: attempt.number, state: 'EXPIRED' },
      })
    }
  })
}
