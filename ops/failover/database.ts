import { Client } from 'pg'
import type { Cluster } from './cluster.ts'

/** Creates an empty database of an ordinary user, and returns its address at haproxy. */
export async function createDatabase(cluster: Cluster, balancerPort: number): Promise<string> {
  const { password } = cluster
  const { port } = await cluster.findLeader()
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' })
  await client.connect()
  await client.query(`create user thant password '${password}'`)
  await client.query(`create database thant owner thant encoding 'UTF8' template template0`)
  await client.end()
  return `postgresql://thant:${password}@127.0.0.1:${balancerPort}/thant`
}

export async function readOrganizations(connectionString: string): Promise<Array<{ id: string; name: string }>> {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ id: string; name: string }>('select id, name from organizations')
  await client.end()
  return rows
}
