import { dayPlanEndpoints } from '@thant/contracts/service/day-plans'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/requests/serve.ts'
import { getDayPlan, proposeDayPlan } from './day-plans.queries.ts'
import { acceptDayPlan } from './day-plans.service.ts'

export async function dayPlanRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    dayPlanEndpoints,
  )({
    get: ({ context, params }) => getDayPlan(context, params.day),
    accept: ({ context, params, body }) => acceptDayPlan(context, params.day, body),
    propose: ({ context, params, body }) => proposeDayPlan(context, params.day, body),
  })
}
