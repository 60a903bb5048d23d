import type { Database, Statement } from '../database/database.ts'
import { isRunning } from '../database/embedded/processes.ts'
import { type Holder, newHolder } from './holder.ts'

interface Wanted {
  readonly name: string
  readonly leaseMs: number
}

interface Found {
  readonly name: string
  readonly holder: string
  readonly pid: number
  readonly place: string | null
  readonly isOver: boolean
}

/** By the database's clock alone: those of two machines differ. */
const find: Statement = {
  name: 'look_at_leases',
  text: `select name, holder, pid, place, until <= now() as "isOver" from job_leases where name = any($1)`,
}

/** In the order of names, to avoid deadlocks. */
const take: Statement = {
  name: 'take_leases',
  text: `
    insert into job_leases (name, holder, host, pid, place, since, until)
    select name, $1::uuid, $2::text, $3::int, $4::text, now(), now() + lease_ms * interval '1 millisecond'
    from unnest($5::text[], $6::int[]) as wanted (name, lease_ms) order by name
    on conflict (name) do update set
      holder = excluded.holder, host = excluded.host, pid = excluded.pid, place = excluded.place,
      since = excluded.since, until = excluded.until
    where job_leases.until <= now() or job_leases.holder = any($7::uuid[])
    returning name`,
}

const keep: Statement = {
  name: 'keep_leases',
  text: `
    update job_leases set until = now() + lease_ms * interval '1 millisecond'
    from unnest($2::text[], $3::int[]) as kept (kept_name, lease_ms)
    where name = kept_name and holder = $1 and until > now() returning name`,
}

const giveUp: Statement = {
  name: 'give_up_leases',
  text: 'update job_leases set until = now() where holder = $1 and name = any($2) and until > now()',
}

/** Leases of jobs. Acquiring and renewing return the names that are ours now. */
export interface Leases {
  take(wanted: readonly Wanted[]): Promise<string[]>
  keep(held: readonly Wanted[]): Promise<string[]>
  giveUp(names: readonly string[]): Promise<void>
}

export function leasesOf(database: Database, own: Holder = newHolder()): Leases {
  /** Killed on this machine: no need to wait for its lease to end. */
  const hasDied = ({ place, pid }: Found) =>
    own.place !== null && place === own.place && pid !== own.pid && !isRunning(pid)
  const namesOf = (all: readonly Wanted[]) => all.map(({ name }) => name)
  const timesOf = (all: readonly Wanted[]) => all.map(({ leaseMs }) => leaseMs)
  const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name)

  return {
    async take(wanted) {
      const found = await database.query<Found>(find, [namesOf(wanted)])
      const dead = found.filter((one) => !one.isOver && hasDied(one))
      const taken = new Set(found.filter((one) => !one.isOver && !dead.includes(one)).map(({ name }) => name))
      const free = wanted.filter(({ name }) => !taken.has(name))
      // As long as all leases are held nothing is written.
      if (free.length === 0) return []
      const { id, host, pid, place } = own
      const ended = dead.map(({ holder }) => holder)
      return names(await database.query(take, [id, host, pid, place, namesOf(free), timesOf(free), ended]))
    },
    keep: async (held) => names(await database.query(keep, [own.id, namesOf(held), timesOf(held)])),
    async giveUp(given) {
      if (given.length > 0) await database.query(giveUp, [own.id, given])
    },
  }
}
