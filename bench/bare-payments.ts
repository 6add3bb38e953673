import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

/** Writes the rows of a successful payment without any query or check. */
const statements = [
  [
    'attempt',
    `update payment_attempts set state = 'SUCCEEDED', changed_at = now(), closed_at = now(), transaction_ref = $1
     where number = $1`,
  ],
  ['order', `update orders set status = 'PAID', paid_at = now(), updated_at = now(), version = 1 where number = $1`],
  [
    'result',
    `insert into payment_results (id, at, number, source, status, amount, currency, transaction_ref, approval_code, outcome,
       request_id) values (gen_random_uuid(), now(), $1, 'notification', '000', 300, 'USD', $1, '000000', 'applied', '')`,
  ],
  [
    'received',
    `insert into audit_entries (at, action, entity, entity_id, before, after)
     values (now(), 'payment.receive', 'order', $1, '{"state":"OPEN"}', '{"state":"SUCCEEDED"}')`,
  ],
  [
    'paid',
    `insert into audit_entries (at, action, entity, entity_id, before, after)
     values (now(), 'order.pay', 'order', $1, '{"status":"PENDING"}', '{"status":"PAID"}')`,
  ],
] as const

/** The text is as long as the letter that a payer receives. */
const letter = 'x'.repeat(930)

/** `isReturn` also creates the link to the order's page that a returning payer gets. */
export async function bareWriteOf(pool: Pool, { order_id = '' }: Record<string, string>, isReturn: boolean) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const [name, text] of statements) await client.query({ name, text, values: [order_id] })
    await client.query({
      name: 'mail',
      text: `insert into jobs.job (name, data) values ('mail', $1)`,
      values: [
        JSON.stringify({ to: 'somebody@bench.example', subject: 'Receipt', messageId: randomUUID(), text: letter }),
      ],
    })
    if (isReturn) {
      await client.query({
        name: 'link',
        text: `insert into links (kind, token_hash, created_at, expires_at) values ('payment', $1, now(), now())`,
        values: [randomUUID()],
      })
    }
    await client.query('commit')
  } finally {
    client.release()
  }
  return { data: { received: true } }
}
