import { migrationLock } from '@thant/database/advisory-locks'
import { Client } from 'pg'

/**
 * Connects without the limits of a request, since a backup takes as long as it takes. The settings make every server
 * write values alike.
 */
export async function connectForBackup(connectionString: string): Promise<Client> {
  const client = new Client({
    connectionString,
    application_name: backupApplication,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  await client.query(settings)
  return client
}

export const backupApplication = 'thant backup'

const settings = `
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0;
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set client_encoding = 'UTF8'; set jit = off; set work_mem = '32MB'; set maintenance_work_mem = '128MB'; set search_path = public`

/** While it is held, no server migrates the database and no backup is restored into it. */
export async function keepMigrationsAway(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, $2)', [...migrationLock])
}
