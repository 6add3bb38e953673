import { auditActions, auditList } from '@thant/contracts/company/audit'
import { auditEntities } from '@thant/contracts/company/audit-entities'
import { companyTypes } from '@thant/contracts/company/company-types'
import { contactMessageList, contactTopics } from '@thant/contracts/company/contact'
import { organizationList } from '@thant/contracts/customers/organizations'
import { userList } from '@thant/contracts/customers/users'
import { destinationKinds, destinationList } from '@thant/contracts/materials/destinations'
import { treatmentProfileList } from '@thant/contracts/materials/treatment-profiles'
import { wasteTypes } from '@thant/contracts/materials/wastes'
import { currencies } from '@thant/contracts/money'
import { accountRoles } from '@thant/contracts/money/accounts'
import { billingRunList } from '@thant/contracts/money/billing-runs'
import { chargeList } from '@thant/contracts/money/charges'
import { invoiceList } from '@thant/contracts/money/invoices'
import { journalList } from '@thant/contracts/money/journal'
import { orderList, orderStatuses } from '@thant/contracts/money/orders'
import { paymentResultList, resultOutcomes } from '@thant/contracts/money/payments'
import { priceIndexList } from '@thant/contracts/money/price-indexes'
import { chargeKinds } from '@thant/contracts/money/price-kinds'
import { priceListList } from '@thant/contracts/money/price-lists'
import { taxList } from '@thant/contracts/money/taxes'
import { consignmentList } from '@thant/contracts/reporting/consignments'
import { griReportList } from '@thant/contracts/reporting/gri-reports'
import { failedMailList } from '@thant/contracts/reporting/mails'
import { reportLayouts } from '@thant/contracts/reporting/report-data'
import { reportList } from '@thant/contracts/reporting/reports'
import { stockAdjustmentKinds, stockAdjustmentList } from '@thant/contracts/reporting/stock-adjustments'
import { roles } from '@thant/contracts/roles'
import { binOrderList } from '@thant/contracts/service/bin-orders'
import { binList } from '@thant/contracts/service/bins'
import { depotList } from '@thant/contracts/service/depots'
import { missedReportKinds, missedReportList, missedReportStates } from '@thant/contracts/service/missed-reports'
import { outcomeCodes } from '@thant/contracts/service/outcome-reasons'
import { outcomeList } from '@thant/contracts/service/outcomes'
import { pickupRequestKinds, pickupRequestStates } from '@thant/contracts/service/pickup-request-states'
import { pickupRequestList } from '@thant/contracts/service/pickup-requests'
import { pickupList } from '@thant/contracts/service/pickups'
import { placedBinList } from '@thant/contracts/service/placed-bins'
import { quizList, quizResultList } from '@thant/contracts/service/quizzes'
import { scheduleList } from '@thant/contracts/service/schedules'
import { slideSetList } from '@thant/contracts/service/slide-sets'
import { trainingList } from '@thant/contracts/service/trainings'
import { vehicleList } from '@thant/contracts/service/vehicles'
import { visitStates } from '@thant/contracts/service/visit-states'
import { visitList } from '@thant/contracts/service/visits'
import { drizzle } from 'drizzle-orm/node-postgres'
import { escapeLiteral, type PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditListing } from '#domains/company/audit/audit.queries.ts'
import { contactMessageListing } from '#domains/company/contact/contact-messages.queries.ts'
import { organizationListing } from '#domains/customers/organizations/organizations.queries.ts'
import { userListing } from '#domains/customers/users/users.queries.ts'
import { destinationListing } from '#domains/materials/destinations/destinations.queries.ts'
import { treatmentProfileListing } from '#domains/materials/treatment-profiles/treatment-profiles.queries.ts'
import { billingRunListing } from '#domains/money/billing/billing-runs.queries.ts'
import { chargeListing } from '#domains/money/charges/charges.queries.ts'
import { invoiceListing } from '#domains/money/invoices/invoices.queries.ts'
import { taxListing } from '#domains/money/invoices/taxes.queries.ts'
import { journalListing } from '#domains/money/journal/journal.queries.ts'
import { orderListing } from '#domains/money/orders/orders.queries.ts'
import { paymentResultListing } from '#domains/money/payments/payments.queries.ts'
import { priceIndexListing } from '#domains/money/prices/price-indexes.queries.ts'
import { priceListListing } from '#domains/money/prices/price-lists.queries.ts'
import { consignmentListing } from '#domains/reporting/consignments/consignments.queries.ts'
import { griReportListing } from '#domains/reporting/gri/saved-reports/gri-reports.queries.ts'
import { inboxListing } from '#domains/reporting/inbox/inbox.queries.ts'
import { failedMailListing } from '#domains/reporting/mails/mails.queries.ts'
import { reportListing } from '#domains/reporting/reports/reports.queries.ts'
import { search } from '#domains/reporting/search/search.queries.ts'
import { stockAdjustmentListing } from '#domains/reporting/stock-adjustments/stock-adjustments.queries.ts'
import { binOrderListing } from '#domains/service/bin-orders/bin-orders.queries.ts'
import { binListing } from '#domains/service/bins/bins.queries.ts'
import { quizResultListing } from '#domains/service/learning/quiz-results.queries.ts'
import { quizListing } from '#domains/service/learning/quizzes.queries.ts'
import { slideSetListing } from '#domains/service/learning/slide-sets.queries.ts'
import { missedReportListing } from '#domains/service/outcomes/missed-reports.queries.ts'
import { failureListing } from '#domains/service/outcomes/outcomes.queries.ts'
import { pickupRequestListing } from '#domains/service/pickup-requests/pickup-requests.queries.ts'
import { calendarListing, pickupListing } from '#domains/service/pickups/pickups.queries.ts'
import { placedBinListing } from '#domains/service/placed-bins/placed-bins.queries.ts'
import { scheduleListing } from '#domains/service/schedules/schedules.queries.ts'
import { trainingListing } from '#domains/service/trainings/trainings.queries.ts'
import { depotListing } from '#domains/service/vehicles/depots.queries.ts'
import { vehicleListing } from '#domains/service/vehicles/vehicles.queries.ts'
import { visitListing } from '#domains/service/visits/visits.queries.ts'
import type { Actor } from '#lib/context.ts'
import { encodeCursor } from '#lib/lists/cursor.ts'
import { systemContext } from '#lib/system-context.ts'
import { useTestApp } from '../setup/create-test-app.ts'
import { fieldsOf } from './bad-input.ts'

const testApp = useTestApp()
const id = '00000000-0000-4000-8000-000000000001'
let client: PoolClient

const inTurn = (values: readonly string[]) =>
  `(array[${values.map(escapeLiteral).join(', ')}])[1 + n % ${values.length}]`
/**
 * Gives each value to one of 40 rows and the first value to all others, so that a filter by another value finds few
 * rows.
 */
const rarely = (values: readonly string[]) =>
  inTurn(Array.from({ length: 40 }, (_, index) => values[index] ?? values[0] ?? ''))

/**
 * Inserts 1,000 organizations and bins and 5,000 rows of the rest, because PostgreSQL reads small tables without an
 * index.
 */
const fill = `
  insert into organizations (id, name, info, email, address, office_phone, contact_person_name, contact_person_phone,
    company_type, joined_on, expires_on, created_at)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Organization ' || n, '', 'o' || n || '@x.example',
    n || ' Road', '', '', '', ${inTurn(companyTypes)}, date '2020-01-01' + n, date '2024-01-01' + n, now() - n * interval '1 hour'
  from generate_series(1, 1000) n;
  insert into sites (id, organization_id, name, address) select id, id, 'Main site', address from organizations;
  insert into users (id, name, email, phone, role, organization_id, created_at)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'User ' || n, 'u' || n || '@x.example', '09' || n,
    ${rarely(roles)}, ('00000000-0000-4000-8000-' || lpad((1 + n % 1000)::text, 12, '0'))::uuid,
    now() - n * interval '12 minutes'
  from generate_series(1, 5000) n;
  insert into pickups (organization_id, site_id, pick_up_at, status, driver_id, plate_number, way_number, way_type, updated_by_id,
    created_at)
  select ('00000000-0000-4000-8000-' || lpad((1 + n % 1000)::text, 12, '0'))::uuid,
    ('00000000-0000-4000-8000-' || lpad((1 + n % 1000)::text, 12, '0'))::uuid, now() - n * interval '12 minutes',
    (array['REQUESTED', 'CONFIRMED', 'CANCELLED', 'ONHOLD', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED'])[1 + n % 8],
    ('00000000-0000-4000-8000-' || lpad((1 + n % 900)::text, 12, '0'))::uuid, 'YGN ' || n, n % 200,
    (array['Dry', 'Organic', null, null, null, null])[1 + n % 6],
    ('00000000-0000-4000-8000-' || lpad((1 + n % 400)::text, 12, '0'))::uuid, now() - n * interval '12 minutes'
  from generate_series(1, 5000) n;
  insert into schedules (organization_id, site_id, starts_on, ends_on, weekdays, time_of_day, way_type, driver_id,
    plate_number, holiday_policy, created_at)
  select ('00000000-0000-4000-8000-' || lpad((1 + n % 1000)::text, 12, '0'))::uuid,
    ('00000000-0000-4000-8000-' || lpad((1 + n % 1000)::text, 12, '0'))::uuid, date '2014-01-01' + n,
    case when n % 3 > 0 then date '2014-06-01' + n end, '{2,5}', '07:00', 'Dry',
    ('00000000-0000-4000-8000-' || lpad((1 + n % 900)::text, 12, '0'))::uuid, 'YGN ' || n, 'ask',
    now() - n * interval '12 minutes'
  from generate_series(1, 5000) n;
  insert into pickup_outcomes (pickup_id, code, source, recorded_at, created_at, recorded_by_id)
  select id, ${rarely(outcomeCodes)}, 'staff', pick_up_at, pick_up_at, '00000000-0000-4000-8000-000000000001'
  from (select id, pick_up_at, row_number() over (order by pick_up_at desc)::int as n from pickups) numbered;
  insert into visits (pickup_id, driver_id, organization_name, site_name, planned_at, plate_number, base_version, collected,
    note, items, photo_keys, recorded_at, is_late, state, conflict, settled_at)
  select id, '00000000-0000-4000-8000-000000000001', 'Organization ' || n, 'Site', pick_up_at, '', 0, 'all', '', '[]', '{}',
    pick_up_at, false, state, case when state <> 'applied' then 'cancelled' end,
    case when state = 'settled' then pick_up_at end
  from (select *, ${rarely(visitStates)} as state
    from (select id, pick_up_at, row_number() over (order by pick_up_at desc)::int as n from pickups) numbered) stated;
  insert into missed_reports (pickup_id, organization_id, kind, state, reported_by_id, created_at)
  select id, organization_id, ${inTurn(missedReportKinds)}, ${inTurn(missedReportStates)},
    '00000000-0000-4000-8000-000000000001', pick_up_at
  from (select *, row_number() over (order by pick_up_at desc)::int as n from pickups) numbered;
  insert into pickup_requests (organization_id, site_id, kind, state, wanted_at, pickup_id, asked_by_id, expires_at, created_at)
  select organization_id, site_id, ${inTurn(pickupRequestKinds)}, ${inTurn(pickupRequestStates)}, pick_up_at, id,
    '00000000-0000-4000-8000-000000000001', pick_up_at, pick_up_at
  from (select *, row_number() over (order by pick_up_at desc)::int as n from pickups) numbered;
  insert into depots (id, name, address, created_at, archived_at)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Depot ' || n, n || ' Road',
    now() - n * interval '12 minutes', case when n % 40 > 0 then now() end
  from generate_series(1, 5000) n;
  insert into vehicles (id, plate, capacity_kg, depot_id, unloading_minutes, out_of_service_from, out_of_service_to,
    created_at, archived_at)
  select id, 'YGN ' || n, n, id, n, date '2014-01-01' + n, date '2014-02-01' + n, created_at, archived_at
  from (select *, row_number() over (order by created_at desc)::int as n from depots) numbered;
  insert into destinations (id, name, kind, licence, address, contact, created_at, archived_at)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Destination ' || n, ${rarely(destinationKinds)},
    'L' || n, n || ' Road', 'Contact ' || n, now() - n * interval '12 minutes', case when n % 40 > 0 then now() end
  from generate_series(1, 5000) n;
  insert into treatment_profiles (waste_type, valid_from, created_by_id, created_at)
  select ${rarely(wasteTypes)}, date '2014-01-01' + n,
    ('00000000-0000-4000-8000-' || lpad((1 + n % 900)::text, 12, '0'))::uuid, now() - n * interval '12 minutes'
  from generate_series(1, 5000) n;
  insert into consignments (date, destination_id, waste_type, net_kg, document_number, created_at)
  select date '2014-01-01' + n, ('00000000-0000-4000-8000-' || lpad((1 + n % 1000)::text, 12, '0'))::uuid,
    ${rarely(wasteTypes)}, n, 'WB-' || n, now() - n * interval '12 minutes'
  from generate_series(1, 5000) n;
  insert into stock_adjustments (date, waste_type, kind, weight_kg, note, created_at)
  select date '2014-01-01' + n, ${rarely(wasteTypes)}, ${rarely(stockAdjustmentKinds)}, n, 'Note ' || n,
    now() - n * interval '12 minutes'
  from generate_series(1, 5000) n
  on conflict do nothing;
  insert into bins (id, name, size, stock, price, created_at)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Bin ' || n, n || ' L', n, n + 0.5,
    now() - n * interval '1 hour'
  from generate_series(1, 1000) n;
  insert into bin_orders (organization_id, bin_id, quantity, unit_price, total, status, ordered_at, created_at)
  select ('00000000-0000-4000-8000-' || lpad((1 + n % 1000)::text, 12, '0'))::uuid,
    ('00000000-0000-4000-8000-' || lpad((1 + n * 7 % 1000)::text, 12, '0'))::uuid, n, 2.5, n * 2.5,
    (array['REQUESTED', 'CONFIRMED', 'CANCELLED', 'ONHOLD', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED'])[1 + n % 8],
    now() - n * interval '12 minutes', now() - n * interval '12 minutes'
  from generate_series(1, 5000) n;
  insert into placed_bins (code, organization_id, site_id, bin_id, placed_on, removed_on, created_at, archived_at)
  select 'C' || n, ('00000000-0000-4000-8000-' || lpad((1 + n % 1000)::text, 12, '0'))::uuid,
    ('00000000-0000-4000-8000-' || lpad((1 + n % 1000)::text, 12, '0'))::uuid,
    ('00000000-0000-4000-8000-' || lpad((1 + n * 7 % 1000)::text, 12, '0'))::uuid, date '2014-01-01' + n,
    case when n % 2 = 0 then date '2014-02-01' + n end, now() - n * interval '12 minutes',
    case when n % 40 = 0 then now() end
  from generate_series(1, 5000) n;
  insert into audit_entries (at, actor_id, action, entity, entity_id)
  select now() - n * interval '12 minutes', ('00000000-0000-4000-8000-' || lpad((1 + n % 900)::text, 12, '0'))::uuid,
    ${inTurn(auditActions)}, ${inTurn(auditEntities)}, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))
  from generate_series(1, 5000) n;
  insert into trainings (organization_id, starts_on, period, status, type, trainer_name, topic, created_at)
  select ('00000000-0000-4000-8000-' || lpad((1 + n % 1000)::text, 12, '0'))::uuid, date '2014-01-01' + n, '2 hours',
    (array['REQUESTED', 'CONFIRMED', 'ONHOLD', 'COMPLETED'])[1 + n % 4], (array['ONLINE', 'OFFLINE', null])[1 + n % 3],
    'Trainer ' || n, 'Topic ' || n, now() - n * interval '12 minutes'
  from generate_series(1, 5000) n;
  insert into quizzes (id, title, question_count, created_at, updated_at)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Quiz ' || n, 5, now() - n * interval '12 minutes',
    now() - n * interval '12 minutes'
  from generate_series(1, 5000) n;
  insert into quiz_editions (quiz_id, since_version, questions) select id, 0, '[]' from quizzes;
  insert into quiz_attempts (quiz_id, edition_since, user_id, answers, correct_count, percentage, created_at)
  select ('00000000-0000-4000-8000-' || lpad((1 + n % 900)::text, 12, '0'))::uuid, 0,
    ('00000000-0000-4000-8000-' || lpad((1 + n % 2)::text, 12, '0'))::uuid, '[]', 0, 0, now() - n * interval '12 minutes'
  from generate_series(1, 5000) n;
  insert into slide_sets (id, title, description, author_name, reference_links, quiz_id, created_at, updated_at)
  select id, 'Slides ' || substr(title, 6), '', 'Author ' || substr(title, 6), '{}', id, created_at, updated_at from quizzes;
  insert into reports (organization_id, title, layout, quarters, months, weight_kg, factor_set_id, data, sha256,
    source_digest, created_at)
  select ('00000000-0000-4000-8000-' || lpad((1 + n % 1000)::text, 12, '0'))::uuid, 'Quarter ' || n, ${rarely(reportLayouts)},
    array['2026-01'], array['2026-01'], n, (select id from factor_sets), repeat('x', 10000), '', '',
    now() - n * interval '12 minutes'
  from generate_series(1, 5000) n;
  insert into gri_reports (extent, organization_id, from_month, to_month, weight_kg, diverted_kg, data, sha256,
    source_digest, created_at)
  select case when n % 40 > 0 then 'organization' else 'company' end,
    case when n % 40 > 0 then ('00000000-0000-4000-8000-' || lpad((1 + n % 1000)::text, 12, '0'))::uuid end,
    to_char(date '2014-01-01' + n, 'YYYY-MM'), to_char(date '2014-01-01' + n, 'YYYY-MM'), n, n, repeat('x', 10000), '', '',
    now() - n * interval '12 minutes'
  from generate_series(1, 5000) n;
  insert into invoices (number, description, organization_id, billed_name, billed_address, company_type, issued_on, due_on,
    amount, currency, status, service_starts_on, service_ends_on)
  select 'INV-' || 2014 + n / 365 || '-' || n, 'Collection ' || n,
    ('00000000-0000-4000-8000-' || lpad((1 + n % 1000)::text, 12, '0'))::uuid, '', '', 'Hotel', date '2014-01-01' + n,
    date '2014-01-15' + n, n, ${rarely(currencies)},
    case when n % 40 = 7 then 'REJECTED' when n % 20 = 3 or n > 4900 then 'PENDING' when n % 3 = 0 then 'APPROVED'
      else 'SETTLED' end, date '2014-01-01' + n, date '2014-02-01' + n
  from generate_series(1, 5000) n;
  insert into billing_runs (month, state, created_by_id, accepted_at, created_at)
  select date_trunc('month', date '2014-01-01' + n)::date, ${rarely(['done', 'billing'])},
    ('00000000-0000-4000-8000-' || lpad((1 + n % 900)::text, 12, '0'))::uuid, now(), now() - n * interval '12 minutes'
  from generate_series(1, 5000) n;
  insert into invoice_taxes (invoice_id, is_included, percent, base, tax, taxed_on)
  select id, false, 5, amount, amount / 20, issued_on from invoices;
  insert into charges (organization_id, day, kind, quantity, unit, unit_price, amount, currency, tax_treatment, created_at,
    waived_at, invoice_id)
  select ('00000000-0000-4000-8000-' || lpad((1 + n % 1000)::text, 12, '0'))::uuid, date '2014-01-01' + n,
    ${rarely(chargeKinds)}, 1, 'piece', n, n, ${rarely(currencies)}, 'taxable', now() - n * interval '12 minutes',
    case when n % 40 = 1 then now() end, case when n % 40 > 2 then (select id from invoices limit 1) end
  from generate_series(1, 5000) n;
  insert into orders (number, kind, customer_name, customer_email, customer_phone, description, quantity, total, currency,
    status, created_at)
  select lpad((100000000000 + n)::text, 12, '0'), ${rarely(['generic', 'battery'])}, 'Payer ' || n, 'p' || n || '@x.example', '097' || n,
    'Things ' || n, (n % 40 = 1)::int, n, ${rarely(currencies)}, ${rarely(orderStatuses)}, now() - n * interval '12 minutes'
  from generate_series(1, 5000) n;
  insert into journal_lines (entry, position, day, event, document, organization_id, customer_name, invoice_id, account,
    currency, debit, credit, created_at)
  select numbered.n, position, issued_on, 'invoice-issued', number, organization_id, 'Customer ' || numbered.n, id,
    (${rarely(accountRoles)}), currency, (1 - position) * n, position * n, now()
  from (select invoices.*, row_number() over (order by issued_on) as n from invoices) numbered
    cross join generate_series(0, 1) position;
  insert into payment_results (at, number, source, status, transaction_ref, approval_code, outcome, request_id)
  select now() - n * interval '12 minutes', lpad((100000000000 + n)::text, 12, '0'), 'notification', (n % 40)::text, n, '',
    ${rarely(resultOutcomes)}, ''
  from generate_series(1, 5000) n;
  insert into failed_mails (failed_at, message_id, "to", subject, reason, sent_again_at)
  select now() - n * interval '12 minutes', n, 'm' || n || '@x.example', 'Subject ' || n, '',
    case when n % 40 > 0 then now() end
  from generate_series(1, 5000) n;
  insert into price_lists (name, currency, created_at, archived_at)
  select 'Prices ' || n, ${rarely(currencies)}, now() - n * interval '12 minutes', case when n % 40 > 0 then now() end
  from generate_series(1, 5000) n;
  insert into price_indexes (name, month, value, created_at)
  select 'Index ' || n, date '1990-01-01' + (n % 1200) * interval '1 month', n, now() from generate_series(1, 5000) n;
  insert into contact_messages (name, email, topic, message, created_at, answered_at)
  select 'Writer ' || n, 'w' || n || '@x.example', ${rarely(contactTopics)}, 'Message ' || n, now() - n * interval '12 minutes',
    case when n % 40 > 0 then now() end
  from generate_series(1, 5000) n;
  vacuum analyze price_lists; vacuum analyze price_indexes;
  vacuum analyze contact_messages; vacuum analyze pickup_outcomes; vacuum analyze missed_reports; vacuum analyze visits; vacuum analyze pickup_requests;
  vacuum analyze failed_mails; vacuum analyze orders; vacuum analyze payment_results; vacuum analyze invoices; vacuum analyze invoice_taxes; vacuum analyze charges; vacuum analyze billing_runs;
  vacuum analyze journal_lines;
  vacuum analyze reports; vacuum analyze gri_reports; vacuum analyze trainings; vacuum analyze quizzes; vacuum analyze quiz_editions; vacuum analyze quiz_attempts;
  vacuum analyze destinations; vacuum analyze treatment_profiles; vacuum analyze consignments; vacuum analyze stock_adjustments;
  vacuum analyze placed_bins; vacuum analyze depots; vacuum analyze vehicles; vacuum analyze slide_sets; vacuum analyze bins; vacuum analyze bin_orders;
  vacuum analyze organizations; vacuum analyze users; vacuum analyze pickups; vacuum analyze schedules; vacuum analyze audit_entries;`

const someTimeAgo = new Date(Date.now() - 500 * 3_600_000).toISOString()

type Listing = Pick<typeof userListing, 'sorts' | 'filters' | 'statement'>
type Contract = { list: { query: unknown } }

/** Every list takes these besides its filters. */
const paging = ['page', 'limit', 'after', 'sort', 'q']

/** Each filter has a value that finds few rows. */
const listings: Record<string, { listing: Listing; contract: Contract; filters: Record<string, string> }> = {
  organizations: {
    listing: organizationListing,
    contract: organizationList,
    filters: {
      q: 'Organization 77',
      name: 'Organization 77',
      companyType: 'Hotel',
      email: 'o77@',
      address: '777 Road',
      startFrom: '2022-09-01',
      startTo: '2020-01-20',
      expiresFrom: '2026-09-01',
      expiresTo: '2024-01-20',
    },
  },
  users: {
    listing: userListing,
    contract: userList,
    filters: {
      q: 'User 77',
      type: 'DRIVER',
      name: 'User 77',
      email: 'u77@',
      phoneNumber: '0977',
      organization: 'Organization 77',
      organizationId: id,
      ofCompany: 'true',
      from: '2099-01-01',
      to: '1999-01-01',
    },
  },
  pickups: {
    listing: pickupListing,
    contract: pickupList,
    filters: {
      q: 'YGN 77',
      status: 'ONHOLD',
      stage: 'ASSIGNED',
      from: '2099-01-01',
      to: '1999-01-01',
      organizationId: id,
      organization: 'Organization 77',
      site: id,
      driver: id,
      vehicleId: id,
      hasDriver: 'false',
      wayNumberFrom: '197',
      wayNumberTo: '3',
      wayType: 'Organic',
      plateNumber: 'YGN 77',
      updatedBy: id,
    },
  },
  schedules: {
    listing: scheduleListing,
    contract: scheduleList,
    filters: {
      q: 'YGN 77',
      organizationId: id,
      organization: 'Organization 77',
      site: id,
      driver: id,
      vehicleId: id,
      plateNumber: 'YGN 77',
      wayType: 'Organic',
      holidayPolicy: 'skip',
      state: 'ended',
      from: '2027-08-01',
      to: '2014-02-01',
    },
  },
  pickup_requests: {
    listing: pickupRequestListing,
    contract: pickupRequestList,
    filters: {
      q: 'Organization 77',
      state: 'EXPIRED',
      kind: 'cancel',
      isOpen: 'true',
      organizationId: id,
      organization: 'Organization 77',
      site: id,
      from: '2099-01-01',
      to: '1999-01-01',
    },
  },
  pickup_outcomes: {
    listing: failureListing,
    contract: outcomeList,
    filters: {
      q: 'Organization 77',
      code: 'flooded',
      organizationId: id,
      organization: 'Organization 77',
      site: id,
      from: '2099-01-01',
      to: '1999-01-01',
    },
  },
  missed_reports: {
    listing: missedReportListing,
    contract: missedReportList,
    filters: {
      q: 'Organization 77',
      kind: 'dispute',
      state: 'UPHELD',
      organizationId: id,
      organization: 'Organization 77',
      site: id,
      from: '2099-01-01',
      to: '1999-01-01',
    },
  },
  visits: {
    listing: visitListing,
    contract: visitList,
    filters: { q: 'Organization 77', state: 'settled', from: '2099-01-01', to: '1999-01-01' },
  },
  depots: {
    listing: depotListing,
    contract: depotList,
    filters: { q: 'Depot 77', name: 'Depot 77', address: '777 Road', archived: 'false' },
  },
  vehicles: {
    listing: vehicleListing,
    contract: vehicleList,
    filters: {
      q: 'YGN 777',
      plate: 'YGN 777',
      depot: 'Depot 777',
      depotId: id,
      capacityFrom: '4990',
      capacityTo: '10',
      outFrom: '2027-08-01',
      outTo: '2014-02-01',
      archived: 'false',
    },
  },
  placed_bins: {
    listing: placedBinListing,
    contract: placedBinList,
    filters: {
      q: 'C777',
      code: 'C777',
      organization: 'Organization 777',
      bin: 'Bin 777',
      placedFrom: '2027-08-01',
      placedTo: '2014-02-01',
      state: 'standing',
      removedFrom: '2027-08-01',
      removedTo: '2014-03-01',
      organizationId: id,
      siteId: id,
      archived: 'true',
    },
  },
  destinations: {
    listing: destinationListing,
    contract: destinationList,
    filters: {
      q: 'Destination 77',
      name: 'Destination 77',
      address: '777 Road',
      licence: 'L777',
      kind: 'landfill',
      licenceState: 'ended',
      archived: 'false',
    },
  },
  treatment_profiles: {
    listing: treatmentProfileListing,
    contract: treatmentProfileList,
    filters: { q: 'Organic', wasteType: 'Cans', from: '2027-08-01', to: '2014-02-01' },
  },
  charges: {
    listing: chargeListing,
    contract: chargeList,
    filters: {
      q: 'Organization 77',
      organization: 'Organization 77',
      organizationId: id,
      site: id,
      pickup: id,
      invoice: id,
      kind: 'hour',
      currency: 'THB',
      state: 'waived',
      from: '2027-08-01',
      to: '2014-02-01',
    },
  },
  billing_runs: {
    listing: billingRunListing,
    contract: billingRunList,
    filters: { q: 'User 77', state: 'billing', from: '2099-01-01', to: '1999-01-01' },
  },
  invoice_taxes: {
    listing: taxListing,
    contract: taxList,
    filters: { q: 'INV-2016-777', month: '2016-02', currency: 'THB' },
  },
  price_lists: {
    listing: priceListListing,
    contract: priceListList,
    filters: { q: 'Prices 77', name: 'Prices 77', currency: 'THB', archived: 'false' },
  },
  price_indexes: {
    listing: priceIndexListing,
    contract: priceIndexList,
    filters: { q: 'Index 77', name: 'Index 77' },
  },
  journal_lines: {
    listing: journalListing,
    contract: journalList,
    filters: {
      q: 'INV-2016-777',
      from: '2027-08-01',
      to: '2014-02-01',
      account: 'commercial-tax',
      customer: 'Customer 777',
      currency: 'THB',
      exported: 'true',
      export: id,
    },
  },
  consignments: {
    listing: consignmentListing,
    contract: consignmentList,
    filters: {
      q: 'WB-777',
      from: '2027-08-01',
      to: '2014-02-01',
      destination: id,
      wasteType: 'Cans',
      documentNumber: 'WB-777',
      hasSlip: 'true',
      isBeyondLicence: 'true',
      netFrom: '4990',
      netTo: '9',
    },
  },
  stock_adjustments: {
    listing: stockAdjustmentListing,
    contract: stockAdjustmentList,
    filters: { q: 'Note 777', from: '2027-08-01', to: '2014-02-01', wasteType: 'Cans', kind: 'theft' },
  },
  bins: {
    listing: binListing,
    contract: binList,
    filters: {
      q: 'Bin 77',
      name: 'Bin 77',
      size: '777 L',
      stockFrom: '995',
      stockTo: '5',
      priceFrom: '995.5',
      priceTo: '5.5',
    },
  },
  bin_orders: {
    listing: binOrderListing,
    contract: binOrderList,
    filters: {
      q: 'Bin 77',
      organization: 'Organization 77',
      bin: 'Bin 77',
      size: '777 L',
      quantityFrom: '4990',
      quantityTo: '9',
      totalFrom: '12490',
      totalTo: '20',
      status: 'ONHOLD',
      from: '2099-01-01',
      to: '1999-01-01',
    },
  },
  invoices: {
    listing: invoiceListing,
    contract: invoiceList,
    filters: {
      q: 'Collection 77',
      organizationId: id,
      organization: 'Organization 77',
      invoiceNo: '2014-77',
      description: 'Collection 77',
      currency: 'THB',
      amountFrom: '4990',
      amountTo: '20',
      status: 'REJECTED',
      from: '2027-08-01',
      to: '2014-02-01',
      dueFrom: '2027-08-15',
      dueTo: '2014-02-15',
      overdue: '90',
    },
  },
  reports: {
    listing: reportListing,
    contract: reportList,
    filters: {
      q: 'Quarter 77',
      organization: id,
      organizationName: 'Organization 77',
      title: 'Quarter 77',
      layout: 'monthly',
      from: '2099-01-01',
      to: '1999-01-01',
    },
  },
  gri_reports: {
    listing: griReportListing,
    contract: griReportList,
    filters: {
      q: 'Organization 77',
      extent: 'company',
      organization: id,
      site: id,
      from: '2099-01-01',
      to: '1999-01-01',
    },
  },
  trainings: {
    listing: trainingListing,
    contract: trainingList,
    filters: {
      q: 'Trainer 77',
      organizationId: id,
      organization: 'Organization 77',
      trainerName: 'Trainer 77',
      topic: 'Topic 77',
      status: 'ONHOLD',
      type: 'ONLINE',
      from: '2027-08-01',
      to: '2014-02-01',
    },
  },
  slide_sets: {
    listing: slideSetListing,
    contract: slideSetList,
    filters: { q: 'Slides 77', Title: 'Slides 77', Name: 'Author 77', from: '2099-01-01', to: '1999-01-01' },
  },
  quizzes: {
    listing: quizListing,
    contract: quizList,
    filters: { q: 'Quiz 77', title: 'Quiz 77', from: '2099-01-01', to: '1999-01-01' },
  },
  quiz_attempts: {
    listing: quizResultListing,
    contract: quizResultList,
    filters: { q: 'Quiz 77', quizID: id, from: '2099-01-01', to: '1999-01-01' },
  },
  orders: {
    listing: orderListing,
    contract: orderList,
    filters: {
      q: 'Payer 77',
      number: '100000000777',
      kind: 'battery',
      customerName: 'Payer 77',
      customerEmail: 'p77@',
      customerPhno: '09777',
      description: 'Things 77',
      currency: 'MMK',
      totalFrom: '4990',
      totalTo: '9',
      status: 'PACKED',
      from: '2099-01-01',
      to: '1999-01-01',
    },
  },
  payment_results: {
    listing: paymentResultListing,
    contract: paymentResultList,
    filters: {
      q: '100000000777',
      orderId: '100000000777',
      status: '7',
      source: 'return',
      outcome: 'superseded',
      isOpen: 'true',
      from: '2099-01-01',
      to: '1999-01-01',
    },
  },
  contact_messages: {
    listing: contactMessageListing,
    contract: contactMessageList,
    filters: { q: 'Writer 777', topic: 'training', isOpen: 'true', from: '2099-01-01', to: '1999-01-01' },
  },
  failed_mails: {
    listing: failedMailListing,
    contract: failedMailList,
    filters: {
      q: 'm777@',
      recipient: 'm777@',
      subject: 'Subject 777',
      isOpen: 'true',
      from: '2099-01-01',
      to: '1999-01-01',
    },
  },
  audit_entries: {
    listing: auditListing,
    contract: auditList,
    filters: {
      q: 'quiz.answer',
      entity: 'quiz',
      id,
      actor: id,
      action: 'quiz.answer',
      kind: 'access',
      from: '2099-01-01',
      to: '1999-01-01',
    },
  },
}

/** Sorts and filters that no index serves, each with the reason why that is acceptable. */
const exceptions: Record<string, string> = {
  'orders currency': 'all are in one of two currencies, so that an index would hold half of them',
  'charges currency': 'as above',
  'charges state': 'the index of those that are waived holds these rows alone, which leaves no condition',
  'billing_runs state': 'runs are a dozen a year',
  'billing_runs q': 'as above',
  'payment_results source': 'there are two, so that an index would hold half of them',
  'payment_results isOpen': 'its index holds these rows alone, which leaves no condition',
  'failed_mails isOpen': 'as above',
  'contact_messages isOpen': 'as above',
  'contact_messages q': 'messages are some hundreds a year',
  'contact_messages topic': 'as above',
  'pickup_requests isOpen': 'its index holds these rows alone, which leaves no condition',
  'pickup_requests site': 'it narrows the requests of an organization, which have an index',
  'pickup_outcomes organization': 'a failure has its organization from its pickup; few pickups fail',
  'pickup_outcomes -organization': 'as above',
  'users organization': 'staff belong to none, and a left join has no order of its inner table; users are thousands',
  'users -organization': 'as above',
  'schedules nextPickUpTime': 'the clock decides it; schedules are thousands, of which hundreds run',
  'schedules -nextPickUpTime': 'as above',
  'schedules plateNumber': 'schedules are thousands, of which hundreds run',
  'schedules q': 'as above',
  'schedules wayType': 'there are three, so that an index would hold a third of them',
  'schedules holidayPolicy': 'there are five, and nearly all have the first',
  'depots q': 'depots are a handful, and vehicles are dozens',
  'depots name': 'as above',
  'depots address': 'as above',
  'depots archived': 'as above',
  'vehicles q': 'as above',
  'vehicles plate': 'as above',
  'vehicles depot': 'as above',
  'vehicles archived': 'as above',
  'vehicles outFrom': 'as above',
  'vehicles outTo': 'as above',
  'placed_bins q': 'searches over four tables; placed bins are thousands',
  'placed_bins code': 'placed bins are thousands',
  'placed_bins removedFrom': 'as above',
  'placed_bins removedTo': 'as above',
  'placed_bins state': 'as above',
  'placed_bins archived': 'as above',
  'price_lists q': 'price lists are a handful',
  'price_lists name': 'as above',
  'price_lists archived': 'as above',
  'price_indexes q': 'an index has twelve values a year, and indexes are a handful',
  'price_indexes name': 'as above',
  'destinations q': 'destinations are dozens',
  'destinations name': 'as above',
  'destinations address': 'as above',
  'destinations licence': 'as above',
  'destinations archived': 'as above',
  'destinations licenceState': 'as above',
  'treatment_profiles q': 'there are six types, and profiles are dozens',
  'consignments q': 'searches over two tables; the page comes in the order of its index and ends with itself',
  'consignments destination': 'dozens of destinations are sorted sooner than their consignments are looked up in order',
  'consignments documentNumber': 'consignments are some hundreds a year',
  'consignments hasSlip': 'as above',
  'consignments isBeyondLicence': 'as above',
  'stock_adjustments q': 'stock-takes and losses are dozens a year',
  'gri_reports site': 'an organization has a handful of sites, and its reports are found by it',
  'gri_reports q': 'searches sites too, which have no index of their own as above',
  'audit_entries kind': 'sign-ins and refusals have an index of their own, which leaves no condition',
}

beforeAll(async () => {
  client = await testApp.pool.connect()
  for (const statement of fill.split(';')) await client.query(statement)
  await client.query('set enable_seqscan = off')
})

afterAll(() => client.release())

/** Each sort has a value from the middle of the rows, at which its cursor continues. */
const middles: Record<string, string> = {
  _id: '100000002500',
  customerName: 'Payer 5',
  totalAmount: '2500',
  orderId: '100000002500',
  outcome: 'duplicate',
  kind: 'generic',
  name: 'U',
  bin: 'Bin 5',
  size: '500',
  stock: '500',
  weight: '2500',
  price: '500.5',
  quantity: '2500',
  total: '6250',
  amount: '2500',
  currency: 'THB',
  paymentStatus: 'PENDING',
  invoiceNo: 'INV-2020',
  invoiceDate: '2020-05-01',
  paymentDueDate: '2020-05-01',
  organization: 'Organization 5',
  email: 't',
  recipient: 'm5',
  subject: 'Subject 5',
  address: '5 Road',
  companyType: 'Hotel',
  type: 'DRIVER',
  status: 'CONFIRMED',
  wayNumber: '100',
  plateNumber: 'YGN 25',
  startDate: '2021-05-01',
  startsOn: '2020-05-01',
  endsOn: '2020-05-01',
  trainingDate: '2020-05-01',
  trainerName: 'Trainer 5',
  topic: 'Topic 5',
  title: 'Quiz 5',
  Title: 'Slides 5',
  Name: 'Author 5',
  expiredDate: '2025-05-01',
  action: 'quiz.answer',
  entity: 'quiz',
  code: 'gate-locked',
  state: 'P',
  plate: 'YGN 25',
  depot: 'Depot 5',
  capacityKg: '2500',
  unloadingMinutes: '2500',
  outOfServiceFrom: '2020-05-01',
  outOfServiceTo: '2020-05-01',
  licence: 'L5',
  licensedUntil: '2025-05-01',
  date: '2020-05-01',
  month: '2020-05-01',
  validFrom: '2020-05-01',
  destination: 'Destination 5',
  wasteType: 'Organic',
  net: '2500',
  documentNumber: 'WB-25',
}

type Node = {
  'Index Name'?: string
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  Plans?: Node[]
}

async function explain(
  listing: Listing,
  query: { sort: string } & Record<string, string>,
  reach: 'own' | 'any' = 'any',
) {
  const actor: Actor = { id, role: 'DRIVER', organizationId: null, siteIds: null }
  const context = { ...systemContext(testApp.app, testApp.database), reach, actor }
  const { text, values } = await listing.statement(context, { page: 1, limit: 50, ...query })
  const { rows } = await client.query(`explain (format json) ${text}`, values)
  const plan: Node = rows[0]['QUERY PLAN'][0].Plan
  return { page: rowsOf(plan), count: nodesOf(nodesOf(plan).find(isCount) as Node) }
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
const isCount = (node: Node) => node['Node Type'] === 'Aggregate'
/** Skips the count, which stops at 1,001 rows and so may read the table in any order. */
const rowsOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).filter((part) => !isCount(part)).flatMap(rowsOf)]
/** A sort is costly too, because it reads everything it finds before it returns the first row. */
const costly = (nodes: Node[], table: string) =>
  nodes
    .filter(
      (node) => node['Node Type'] === 'Sort' || (node['Node Type'] === 'Seq Scan' && node['Relation Name'] === table),
    )
    .map((node) => node['Node Type'])

describe.each(Object.entries(listings))('the list of %s', (table, { listing, contract, filters }) => {
  const directions = listing.sorts.flatMap((sort) => [sort, `-${sort}`])
  const indexed = directions.filter((sort) => !(`${table} ${sort}` in exceptions))

  it.each(indexed)('is read in the order of an index by sort=%s', { tags: ['10.6-10'] }, async (sort) => {
    const { page } = await explain(listing, { sort })
    expect(costly(page, table)).toEqual([])
  })

  it.each(indexed)('continues after a cursor by sort=%s without reading the earlier rows', async (sort) => {
    const after = encodeCursor({ sort, value: middles[sort.replace('-', '')] ?? someTimeAgo, id })
    const { page } = await explain(listing, { sort, after })
    expect(costly(page, table)).toEqual([])
    expect(page.some((node) => node['Index Cond'] !== undefined)).toBe(true)
  })

  it('narrows by every filter of its contract, and has a value to try for each that it knows', () => {
    const offered = fieldsOf(contract.list.query).filter((name) => !paging.includes(name))
    expect(listing.filters).toEqual(expect.arrayContaining(offered))
    expect(Object.keys(filters).toSorted()).toEqual(['q', ...listing.filters].toSorted())
  })

  const sort = listing.sorts[0] ?? ''
  it.each(Object.entries(filters).filter(([name]) => !(`${table} ${name}` in exceptions)))(
    'is counted through an index when it is filtered by %s=%s',
    async (name, value) => {
      const { page, count } = await explain(listing, { sort, [name]: value })
      expect(costly([...page, ...count], table)).not.toContain('Seq Scan')
      expect(count.some((node) => node['Index Cond'] !== undefined)).toBe(true)
    },
  )
})

it("reads a driver's own pickups through an index, in any order", async () => {
  for (const sort of pickupListing.sorts) {
    const { page, count } = await explain(pickupListing, { sort }, 'own')
    expect(costly([...page, ...count], 'pickups')).not.toContain('Seq Scan')
    const conditions = page.flatMap((node) => node['Index Cond'] ?? [])
    expect([sort, conditions.some((condition) => condition.includes('driver_id'))]).toEqual([sort, true])
  }
})

it('reads and counts sign-ins and refusals of some days in an index of their own', async () => {
  const query = { sort: '-at', kind: 'access', from: '2025-06-01', to: '2025-06-30' }
  const { page, count } = await explain(auditListing, query)
  for (const nodes of [page, count])
    expect(nodes.map((node) => node['Index Name'])).toContain('audit_entries_of_access')
})

it("reads a customer's own trainings through an index, in any order", async () => {
  for (const sort of trainingListing.sorts) {
    const { page, count } = await explain(trainingListing, { sort }, 'own')
    expect(costly([...page, ...count], 'trainings')).not.toContain('Seq Scan')
    const conditions = page.flatMap((node) => node['Index Cond'] ?? [])
    expect([sort, conditions.some((condition) => condition.includes('organization_id'))]).toEqual([sort, true])
  }
})

it("reads a customer's own invoices through an index, in any order", async () => {
  for (const sort of invoiceListing.sorts) {
    const { page, count } = await explain(invoiceListing, { sort }, 'own')
    expect(costly([...page, ...count], 'invoices')).not.toContain('Seq Scan')
    const conditions = page.flatMap((node) => node['Index Cond'] ?? [])
    expect([sort, conditions.some((condition) => condition.includes('organization_id'))]).toEqual([sort, true])
  }
})

/** Each holds nothing but what is open, or finds it by its state; nearly all results of payments need no review. */
const indexesOfOpenRows = {
  pickup_requests: ['pickup_requests_open', 'pickup_requests_by_state', 'pickup_requests_of_state_by_expiry'],
  missed_reports: ['missed_reports_by_state', 'missed_reports_of_state_by_time', 'pickup_has_one_open_missed_report'],
  contact_messages: ['contact_messages_to_answer'],
  payment_results: ['payment_results_to_look_at', 'payment_results_by_outcome'],
}

it('reads and counts only open rows for the inbox, in any order', { tags: ['13.9-05'] }, async () => {
  const actor: Actor = { id, role: 'ADMIN', organizationId: null, siteIds: null }
  const context = { ...systemContext(testApp.app, testApp.database), reach: 'any' as const, actor }
  for (const sort of inboxListing.sorts) {
    const query = { page: 1, limit: 50, sort, waitsAt: new Date().toISOString(), q: 'Organization 77' }
    const { text, values } = await inboxListing.statement(context, query)
    const { rows } = await client.query(`explain (format json) ${text}`, values)
    const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan)
    // The heap of a bitmap has a table and no index, and the index of a bitmap no table.
    const read = nodes.filter((node) => node['Node Type'] !== 'Bitmap Heap Scan')
    const [tables, indexes] = [Object.keys(indexesOfOpenRows), Object.values(indexesOfOpenRows).flat()]
    const others = read.filter(
      (node) => tables.includes(node['Relation Name'] ?? '') && !indexes.includes(node['Index Name'] ?? ''),
    )
    expect([sort, others]).toEqual([sort, []])
    const used = read.flatMap((node) => node['Index Name'] ?? [])
    for (const open of Object.values(indexesOfOpenRows)) {
      expect(used.filter((index) => open.includes(index)).length).toBeGreaterThanOrEqual(2)
    }
  }
})

describe("a calendar's weeks", () => {
  const weeks = { from: '2026-01-26', to: '2026-03-08' }
  const pickup = listings.pickups?.filters ?? {}
  const filtered = ['status', 'organizationId', 'organization', 'driver'].map((name) => ({
    [name]: pickup[name] ?? '',
  }))

  it.each([{}, ...filtered, { stage: 'ONGOING' }])('are read through an index, narrowed by %j', async (narrowing) => {
    const { page } = await explain(calendarListing, { sort: 'pickUpTime', ...weeks, ...narrowing })
    expect(costly(page, 'pickups')).not.toContain('Seq Scan')
    const conditions = page.flatMap((node) => node['Index Cond'] ?? [])
    expect(conditions.join()).toMatch(/pick_up_at|organization_id/)
  })
})

describe('the search', () => {
  /** Of these there are many; the others are thousands, or a handful of an organization. */
  const large = ['pickups', 'pickup_requests', 'invoices', 'reports']

  // 13.1-08: the time is measured by bench/parts/search.ts.
  it.each([
    ['SUPER ADMIN', 'Organization 77'],
    ['SUPER ADMIN', 'INV-2020-2077'],
    ['SUPER ADMIN', 'Quarter 4077'],
    ['SUPER ADMIN', 'YGN 77'],
    ['SUPER ADMIN', '2026-01-05'],
    ['SUPER ADMIN', `COL-${id.slice(0, 13)}`],
    ['SUPER ADMIN', 'nobody has this'],
    ['USER', 'Organization 1'],
    ['USER', 'INV-2020-2077'],
    ['USER', 'YGN 77'],
    ['DRIVER', 'Organization 77'],
    ['DRIVER', 'YGN 77'],
  ] as const)('reads large tables through an index as %s by %j', { tags: ['13.1-08'] }, async (role, q) => {
    const asked: Array<{ text: string; values: unknown[] }> = []
    const logger = { logQuery: (text: string, values: unknown[]) => void asked.push({ text, values }) }
    const actor: Actor = { id, role, organizationId: role === 'USER' ? id : null, siteIds: null }
    const services = systemContext(testApp.app, testApp.database)
    await search({ ...services, database: drizzle({ client, logger }), reach: 'own', actor }, { q })
    expect(asked.length).toBeGreaterThan(1)
    for (const { text, values } of asked) {
      const { rows } = await client.query(`explain (format json) ${text}`, values)
      const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan)
      const whole = nodes.filter((node) => (node['Index Cond'] ?? node['Recheck Cond']) === undefined)
      const tables = whole.flatMap((node) => node['Relation Name'] ?? [])
      expect([text, tables.filter((table) => large.includes(table))]).toEqual([text, []])
    }
  })
})
