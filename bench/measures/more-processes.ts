import { Client } from 'pg'
import type { Flooded } from '../load/flood.ts'
import { type LoadJob, startLoad } from '../load/start-load.ts'
import type { Postgres } from '../processes/place.ts'
import { familySeconds, processorSeconds, tellsProcessorTime } from '../processes/processor-time.ts'
import { type Product, startProduct } from '../processes/product.ts'
import type { ProxyAddress, ProxyOptions } from '../processes/proxy.ts'
import { startWorker, type Worker } from '../processes/worker.ts'
import { count, type Figure, median } from './figure.ts'

const counts = [1, 2, 3] as const
const clients = 32
const warmUpMs = 2_000
const roundMs = 3_000
const rounds = 5
const proxyFile = new URL('../processes/proxy.ts', import.meta.url)

/** The cost of one save: milliseconds of processor time of each process, and bytes of the disk. */
interface CostOfSave {
  readonly server: number
  readonly database: number
  readonly proxy: number
  readonly client: number
  readonly walBytes: number
}

interface Round {
  readonly perSecond: number
  readonly cost: CostOfSave
  /** The share of one core that the busiest server process used. */
  readonly busiest: number
  /** How many cores all of it used. */
  readonly cores: number
}

export interface MoreProcesses {
  readonly figures: readonly Figure[]
  readonly savesPerSecond: number
  readonly cost: CostOfSave
}

interface Side {
  readonly servers: readonly Product[]
  readonly proxy: Worker<object>
  readonly load: Worker<LoadJob>
}

/** One, two and three servers behind a proxy, alternately, on one database. */
export async function moreProcesses(dataDir: string, postgres: Postgres, keys: string): Promise<MoreProcesses> {
  const started: AsyncDisposable[] = []
  const keep = <Started extends AsyncDisposable>(one: Started): Started => {
    started.unshift(one)
    return one
  }
  const database = new Client({ connectionString: postgres.url })
  await database.connect()
  try {
    const servers: Product[] = []
    while (servers.length < counts.length) servers.push(keep(await startProduct(dataDir, postgres.url, keys)))
    const sides: Side[] = []
    for (const many of counts) sides.push(await behindProxy(servers.slice(0, many)))
    return summary(await byTurns(sides, database, postgres))
  } finally {
    for (const one of started) await one[Symbol.asyncDispose]()
    await database.end()
  }

  async function behindProxy(servers: readonly Product[]): Promise<Side> {
    const options: ProxyOptions = { ports: servers.map(({ port }) => port) }
    const proxy = keep(await startWorker<object>(proxyFile, options))
    const { port } = await proxy.ask<ProxyAddress>({})
    return { servers, proxy, load: keep(await startLoad({ port, clients, as: 'visitor' })) }
  }
}

async function byTurns(sides: readonly Side[], database: Client, postgres: Postgres): Promise<Round[][]> {
  for (const { load } of sides) await load.ask({ kind: 'flood', milliseconds: warmUpMs })
  const turns = sides.map(() => [] as Round[])
  for (let round = 0; round < rounds; round++)
    for (const [place, side] of sides.entries()) turns[place]?.push(await runRound(side, database, postgres))
  return turns
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

async function runRound({ servers, proxy, load }: Side, database: Client, postgres: Postgres): Promise<Round> {
  const spent = () => ({
    servers: servers.map(({ pid }) => processorSeconds(pid)),
    database: familySeconds(postgres.pid),
    proxy: processorSeconds(proxy.pid),
    client: processorSeconds(load.pid),
  })
  const [before, walBefore] = [spent(), await walAt(database)]
  const { done, errors, seconds } = await load.ask<Flooded>({ kind: 'flood', milliseconds: roundMs })
  const [after, walAfter] = [spent(), await walAt(database)]
  if (errors > 0) throw new Error(`${errors} of ${done} saves failed.`)
  const inServers = after.servers.map((at, place) => at - (before.servers[place] ?? 0))
  const each = (took: number) => (took * 1_000) / done
  const cost: CostOfSave = {
    server: each(total(inServers)),
    database: each(after.database - before.database),
    proxy: each(after.proxy - before.proxy),
    client: each(after.client - before.client),
    walBytes: (walAfter - walBefore) / done,
  }
  const cores = ((cost.server + cost.database + cost.proxy + cost.client) * done) / 1_000 / seconds
  return { perSecond: done / seconds, cost, busiest: Math.max(...inServers) / seconds, cores }
}

function summary(turns: readonly (readonly Round[])[]): MoreProcesses {
  const [one = []] = turns
  const perSecond = (side: readonly Round[]) => median(side.map((round) => round.perSecond))
  const ratio = (side: readonly Round[]) =>
    median(side.map((round, at) => round.perSecond / (one[at]?.perSecond ?? Number.NaN)))
  const ratios = turns.slice(1).map((side, at) => ({
    name: `Saves with ${counts[at + 1]} processes ÷ with one, ${clients} at a time`,
    result: `${ratio(side).toFixed(2)} (${count(perSecond(side))}/s against ${count(perSecond(one))}/s)`,
  }))
  const costs = tellsProcessorTime ? turns.map((side, at) => costFigure(counts[at] ?? 0, side)) : []
  return { savesPerSecond: perSecond(one), cost: costOf(one), figures: [...ratios, ...costs] }
}

async function walAt(database: Client): Promise<number> {
  const { rows } = await database.query<{ bytes: string }>(`select pg_current_wal_lsn() - '0/0' as bytes`)
  return Number(rows[0]?.bytes)
}

function costOf(side: readonly Round[]): CostOfSave {
  const of = (key: keyof CostOfSave) => median(side.map(({ cost }) => cost[key]))
  return {
    server: of('server'),
    database: of('database'),
    proxy: of('proxy'),
    client: of('client'),
    walBytes: of('walBytes'),
  }
}

const ms = (value: number) => value.toFixed(2)

function costFigure(many: number, side: readonly Round[]): Figure {
  const { server, database, proxy, client, walBytes } = costOf(side)
  const parts = `server ${ms(server)}, database ${ms(database)}, proxy ${ms(proxy)}, client ${ms(client)} ms`
  const busiest = `${Math.round(median(side.map((round) => round.busiest)) * 100)}% of a core in the busiest server process`
  const all = `${median(side.map(({ cores }) => cores)).toFixed(2)} cores in all`
  return {
    name: `Processor time of a save with ${many === 1 ? 'one process' : `${many} processes`}`,
    result: `${parts}; ${busiest}, ${all}; WAL ${count(walBytes)} bytes`,
  }
}
