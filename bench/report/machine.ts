import { availableParallelism, cpus, loadavg, totalmem, type } from 'node:os'
import { Client } from 'pg'

/** What the figures depend on, without identifying the machine. The database is named only where it matters. */
export async function describeMachine(databaseUrl?: string): Promise<string> {
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor'
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  const load = loadavg()[0]?.toFixed(1)
  return [
    new Date().toISOString().slice(0, 10),
    `${availableParallelism()} cores of ${processor}`,
    `${memory} of memory`,
    type(),
    `Node ${process.versions.node}`,
    ...(databaseUrl ? [`PostgreSQL ${await postgresVersion(databaseUrl)}`] : []),
    `load average ${load} before the run`,
  ].join(' · ')
}

async function postgresVersion(connectionString: string): Promise<string> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
    return rows[0]?.version.split(' ')[0] ?? 'unknown'
  } finally {
    await client.end()
  }
}
