import * as z from 'zod/mini'
import { minuteMs } from '../durations.ts'

/** The place of a pickup in the order of its day; null where no order was accepted. Customers get none. */
export const plannedStopShape = { stopNumber: z.nullable(z.int()), plannedArrivalAt: z.nullable(z.string()) }

/** How long the plan of a day allows for a stop. */
export const stopMinutes = 10

/** What a customer is told of an arrival; both are instants. */
export const arrivalWindowSchema = z.object({ from: z.string(), to: z.string() })
export type ArrivalWindow = z.output<typeof arrivalWindowSchema>

const stepMs = 10 * minuteMs
const beforeMs = 10 * minuteMs
const afterMs = 20 * minuteMs

/** From 10 minutes before to 20 minutes after, each rounded to ten minutes. */
export function arrivalWindow(arrivesAt: Date): ArrivalWindow {
  const rounded = Math.round(arrivesAt.getTime() / stepMs) * stepMs
  return { from: new Date(rounded - beforeMs).toISOString(), to: new Date(rounded + afterMs).toISOString() }
}

/** The same as one fact of a notification. */
export function arrivalInterval(arrivesAt: Date): string {
  const { from, to } = arrivalWindow(arrivesAt)
  return `${from}/${to}`
}

type Arriving = { plannedArrivalAt: string | null; pickUpTime: string }

/** Sorts by the accepted order, which the arrivals of a vehicle follow; a pickup in no order comes at its own time. */
export function byArrival(one: Arriving, other: Arriving): number {
  return Date.parse(one.plannedArrivalAt ?? one.pickUpTime) - Date.parse(other.plannedArrivalAt ?? other.pickUpTime)
}
