import { type Backups, backupEndpoints } from '@thant/contracts/reporting/backups'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'

/** Looks again every two seconds while a backup is being made, and otherwise every five. */
export function useBackups() {
  return useEndpoint(backupEndpoints.list, {}, { refetchMs: (answer) => refetchMsOf(answer?.data) })
}

function refetchMsOf(backups: Backups | undefined): number {
  return backups?.underWay ? 2_000 : 5_000
}
