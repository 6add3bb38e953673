import type { Currency } from '@thant/contracts/money'
import type { Charge, ChargeForm, Waiver } from '@thant/contracts/money/charges'
import type { TaxTreatment } from '@thant/contracts/money/invoice-lines'
import { unitOfKind } from '@thant/contracts/money/price-kinds'
import Big from 'big.js'
import { charges } from '#database/schema/charges.ts'
import { getActiveOrganization } from '#domains/customers/organizations/organizations.queries.ts'
import { assertSitesAreActive } from '#domains/customers/sites/sites.policy.ts'
import { findApplicablePrices } from '#domains/money/prices/applicable-prices.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { recordChanges } from '#lib/records/record-changes.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'
import { getCharge } from './charges.queries.ts'
import { stepOf } from './pickup-charges.ts'

const writes = recordChanges({ entity: 'charge', table: charges, get: getCharge, audited: auditedValues })

/** Charges by hand what no pickup says; nothing is charged for a day that has not come. */
export async function addCharge(context: Context, form: ChargeForm): Promise<Charge> {
  const { organization, site = null, day, kind, description, quantity, reason } = form
  await getActiveOrganization(context, organization, 'organization')
  await assertSitesAreActive(context, organization, site === null ? [] : [site], 'site')
  if (day > dayOf(context.clock.now(), context.settings.timeZone)) throw errorAt('day', 'charge.day-to-come')
  const price = await priceOf(context, form)
  return writes.create(context, 'charge.create', {
    organizationId: organization,
    siteId: site,
    day,
    kind,
    description,
    quantity,
    unit: kind === 'other' ? 'piece' : unitOfKind[kind],
    ...price,
    amount: Number(Big(quantity).times(price.unitPrice)),
    reason,
    createdById: context.actor.id,
  })
}

type HandPrice = { unitPrice: number; currency: Currency; taxTreatment: TaxTreatment }

/** The price that was given, or that of the customer's list on the day. */
async function priceOf(context: Context, form: ChargeForm): Promise<HandPrice> {
  const { organization, site = null, day, kind, quantity, unitPrice, currency, taxTreatment } = form
  if (typeof unitPrice === 'number' && currency !== undefined) return { unitPrice, currency, taxTreatment }
  const applicable = await findApplicablePrices(context, { organizationId: organization, siteId: site, day })
  const steps = applicable?.prices.filter((price) => price.kind === kind) ?? []
  const step = stepOf(steps, quantity)
  if (!applicable || step === undefined || step.unitPrice === null) throw errorAt('unitPrice', 'charge.no-price')
  return { unitPrice: step.unitPrice, currency: applicable.currency, taxTreatment: step.taxTreatment }
}

/** A charge that was billed is credited with its invoice instead. */
export function waiveCharge(context: Context, id: string, { waived, reason, __v: version }: Waiver): Promise<Charge> {
  return writes.change(context, waived ? 'charge.waive' : 'charge.unwaive', { id, version }, (before) => {
    if (before.state === 'billed') throw new AppError('charge.billed')
    if (!waived) return { waivedAt: null, waivedReason: '', waivedById: null }
    return { waivedAt: context.clock.now(), waivedReason: reason, waivedById: context.actor.id }
  })
}

function auditedValues({ organization, site, day, kind, description, quantity, unitPrice, amount, ...rest }: Charge) {
  const { currency, state, reason } = rest
  return {
    organization: organization.name,
    site: site?.name ?? null,
    day,
    kind,
    description,
    quantity,
    unitPrice,
    amount,
    currency,
    state,
    reason,
  }
}
