import { Gauge, type Registry } from 'prom-client'
import type { OpenDatabase } from '../database/database.ts'

/** Whether the database is there, and how many wait for a connection. */
export function addPools(registry: Registry, database: OpenDatabase): void {
  const pools = { calls: database, jobs: database.jobs }
  new Gauge({
    name: 'larkwell_database_up',
    help: 'Whether the database can be used.',
    registers: [registry],
    collect() {
      this.set(database.isReady ? 1 : 0)
    },
  })
  new Gauge({
    name: 'larkwell_pool_waiting',
    help: 'Who waits for a connection to the database.',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const [pool, { load }] of Object.entries(pools)) this.set({ pool }, load.waiting)
    },
  })
  new Gauge({
    name: 'larkwell_pool_connections',
    help: 'Connections to the database that are in use.',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const [pool, { load }] of Object.entries(pools)) this.set({ pool }, load.inUse)
    },
  })
}
