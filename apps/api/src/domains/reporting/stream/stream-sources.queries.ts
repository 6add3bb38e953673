import type { StreamTopic } from '@thant/contracts/reporting/stream'
import { type SQL, sql } from 'drizzle-orm'

/**
 * What happened with an organization, each from the table that holds it: when, of which kind, the id of the row, who did
 * it, and the facts of `StreamFacts`. The audit log has most of it too, but not by organization, and its old months leave
 * it (decision 92).
 */
export function streamSources(organizationId: string): Record<StreamTopic, SQL[]> {
  return {
    notes: [
      sql`select created_at as at, 'note' as kind, id, author_id as actor_id, null::jsonb as facts
        from organization_notes where organization_id = ${organizationId} and archived_at is null`,
    ],
    pickups: [
      sql`select pick_up_at as at, case when status = 'COMPLETED' then 'pickup-collected' else 'pickup-failed' end as kind,
          id, case when status <> 'COMPLETED' then failed.recorded_by_id end as actor_id,
          jsonb_build_object('at', pick_up_at, 'code', failed.code, 'remark', coalesce(failed.note, remark), 'kg',
            (select coalesce(sum(weight_kg), 0)::float8 from pickup_items where pickup_id = pickups.id)) as facts
        from pickups left join lateral (select code, note, recorded_by_id from pickup_outcomes
          where pickup_id = pickups.id order by created_at desc, pickup_outcomes.id desc limit 1) failed on true
        where organization_id = ${organizationId} and archived_at is null
          and (status = 'COMPLETED' or (status <> 'CANCELLED' and failed.code is not null))`,
      sql`select updated_at as at, 'pickup-cancelled' as kind, id, updated_by_id as actor_id,
          jsonb_build_object('at', pick_up_at, 'remark', remark) as facts
        from pickups where organization_id = ${organizationId} and status = 'CANCELLED' and archived_at is null`,
    ],
    requests: [
      sql`select created_at as at, 'request-made' as kind, id, asked_by_id as actor_id,
          jsonb_build_object('request', kind, 'wanted', wanted_at, 'remark', note) as facts
        from pickup_requests where organization_id = ${organizationId}`,
      sql`select coalesce(closed_at, answered_at) as at, 'request-answered' as kind, id,
          case when state in ('ACCEPTED', 'DECLINED', 'COUNTERED') then answered_by_id end as actor_id,
          jsonb_build_object('request', kind, 'state', state, 'remark', answer_note) as facts
        from pickup_requests where organization_id = ${organizationId} and coalesce(closed_at, answered_at) is not null`,
      sql`select created_at as at, 'missed-reported' as kind, id, reported_by_id as actor_id,
          jsonb_build_object('report', kind, 'pickup', pickup_id, 'remark', note) as facts
        from missed_reports where organization_id = ${organizationId}`,
      sql`select answered_at as at, 'missed-answered' as kind, id, answered_by_id as actor_id,
          jsonb_build_object('report', kind, 'state', state, 'pickup', pickup_id, 'remark', answer_note) as facts
        from missed_reports where organization_id = ${organizationId} and answered_at is not null`,
    ],
    invoices: [
      sql`select created_at as at, 'invoice-issued' as kind, id, null::uuid as actor_id,
          jsonb_build_object('number', number, 'amount', amount::float8, 'currency', currency) as facts
        from invoices where organization_id = ${organizationId}`,
      sql`select paid_at as at, 'invoice-paid' as kind, id, null::uuid as actor_id,
          jsonb_build_object('number', number, 'amount', amount::float8, 'currency', currency) as facts
        from invoices where organization_id = ${organizationId} and paid_at is not null`,
      sql`select sent_at as at, 'reminder-sent' as kind, id, null::uuid as actor_id,
          jsonb_build_object('number', number) as facts
        from invoices join invoice_reminders on invoice_id = id where organization_id = ${organizationId}`,
    ],
    reports: [
      sql`select created_at as at, 'report-made' as kind, id, created_by_id as actor_id,
          jsonb_build_object('period', coalesce(period, to_jsonb(title))) as facts
        from reports where organization_id = ${organizationId}
          and not exists (select from report_labels where report_id = id and archived_at is not null)`,
    ],
    mails: [
      sql`select min(mailed_at) as at, 'mail-sent' as kind, min(mails.id::text)::uuid as id, null::uuid as actor_id,
          jsonb_build_object('kind', mails.kind, 'facts', (array_agg(mails.facts order by mails.id))[1],
            'recipients', jsonb_agg(people.name order by people.name)) as facts
        from users people join notifications mails on mails.user_id = people.id
        where people.organization_id = ${organizationId} and mailed_at is not null
        group by mails.event_key, mails.kind`,
    ],
    changes: [
      sql`select at, 'changed' as kind, id, actor_id, jsonb_build_object('action', action,
          'fields', (select coalesce(jsonb_agg(field), '[]') from jsonb_object_keys(after) field)) as facts
        from audit_entries where entity = 'organization' and entity_id = ${organizationId}`,
    ],
  }
}
