import { join } from 'node:path'
import type { Pool } from 'pg'
import { systemClock } from '../apps/api/src/lib/clock.ts'
import type { Services } from '../apps/api/src/lib/context.ts'
import { createFileReader } from '../apps/api/src/lib/file-reader/file-reader.ts'
import { createJobs } from '../apps/api/src/lib/jobs/jobs.ts'
import { createExports } from '../apps/api/src/lib/lists/exports.ts'
import { createRoutePlanner } from '../apps/api/src/lib/routes/route-planner.ts'
import { createFolderStorage } from '../apps/api/src/lib/storage/storage.ts'
import { createTypesetter } from '../apps/api/src/lib/typst/typesetter.ts'
import { benchGateway, timeZone } from './portal.ts'

export const log = { info() {}, warn() {}, error: console.error }

/** Files are stored in `folder`. */
export function benchServices(pool: Pool, folder: string): Services {
  return {
    clock: systemClock,
    jobs: createJobs({ pool, log, timeZone }),
    storage: createFolderStorage(join(folder, 'files')),
    typesetter: createTypesetter({ log }),
    fileReader: createFileReader({ log }),
    routePlanner: createRoutePlanner({ log }),
    exports: createExports(),
    paymentGateway: benchGateway,
    settings: {
      dataDir: '/',
      backups: { dir: '/', copyDir: undefined, keep: { daily: 7, weekly: 4, monthly: 12 } },
      walArchive: undefined,
      retention: { auditDays: undefined, sessionDays: 30, mailDays: 90, reportFileDays: 30 },
      publicUrl: 'http://127.0.0.1',
      timeZone,
      tokenSecrets: ['a secret that only the benchmarks of the portal know'],
      hideUnknownEmails: false,
      mapTileUrl: '',
      emissionChartUrls: [],
    },
  }
}
