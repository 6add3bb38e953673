import type { Endpoint } from '@thant/contracts/endpoint'
import type { FastifyInstance } from 'fastify'
import { endpointsOf } from '../setup/endpoints.ts'
import { companySamples } from './company.ts'
import { customerSamples } from './customers.ts'
import { materialSamples } from './materials.ts'
import { moneySamples } from './money.ts'
import { planningSamples } from './planning.ts'
import { reportingSamples } from './reporting.ts'
import type { Samples } from './sample.ts'
import { serviceSamples } from './service.ts'

/** A call of each endpoint that takes a body. */
export const samples: Samples = {
  ...companySamples,
  ...customerSamples,
  ...materialSamples,
  ...serviceSamples,
  ...planningSamples,
  ...moneySamples,
  ...reportingSamples,
}

export const endpointNameOf = (sample: string): string => sample.replace(/,.*/, '')

export function endpointOf(app: FastifyInstance, sample: string): Endpoint {
  const found = endpointsOf(app).find(({ name }) => name === endpointNameOf(sample))
  if (found === undefined) throw new Error(`there is no endpoint ${sample}`)
  return found.endpoint
}
