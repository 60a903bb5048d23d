import { cpuUsage } from 'node:process'
import { hashPassword } from '#server/identity/accounts/passwords.ts'
import type { Flooded } from '../load/flood.ts'
import { startLoad } from '../load/start-load.ts'
import { processorSeconds } from '../processes/processor-time.ts'
import type { Product } from '../processes/product.ts'
import { campaignEvening } from '../simulation/assumptions.ts'
import { coresFor, peakLoad } from '../simulation/load.ts'
import { count, type Figure } from './figure.ts'
import type { MoreProcesses } from './more-processes.ts'

const readers = 32
const readMs = 4_000
const passwords = 20
/** The share of one process's saves, with headroom for the rest of the evening and for what was not considered. */
const atMostShare = 0.5

/** The processor time of a page and a password, and the evening of the simulation at that cost. */
export async function costOfVisit(product: Product, { savesPerSecond, cost }: MoreProcesses): Promise<Figure[]> {
  const page = await costOfPage(product)
  const password = await costOfPassword()
  const peak = peakLoad(campaignEvening)
  const cores = coresFor(peak, { page: page.ms, save: cost.server + cost.database, password })
  const share = peak.saves / savesPerSecond
  return [
    { name: 'Processor time of a page in the server', result: `${page.ms.toFixed(2)} ms (${count(page.perSecond)}/s)` },
    { name: 'Processor time of a password', result: `${password.toFixed(0)} ms` },
    {
      name: `A campaign evening of ${count(campaignEvening.visits)} visits in an hour, at its peak`,
      result: [
        `${peak.visits.toFixed(1)} visits/s and ${count(peak.saves)} saves/s`,
        `${Math.round(share * 100)}% of what one process saves`,
        `${cores.toFixed(2)} cores of server and database`,
      ].join('; '),
      target: { words: `at most ${atMostShare * 100}% of one process`, isMet: share <= atMostShare },
    },
  ]
}

async function costOfPage({ port, pid }: Product): Promise<{ ms: number; perSecond: number }> {
  await using load = await startLoad({ port, clients: readers, as: 'reader' })
  await load.ask({ kind: 'flood', milliseconds: 1_000 })
  const before = processorSeconds(pid)
  const { done, seconds } = await load.ask<Flooded>({ kind: 'flood', milliseconds: readMs })
  return { ms: ((processorSeconds(pid) - before) * 1_000) / done, perSecond: done / seconds }
}

async function costOfPassword(): Promise<number> {
  await hashPassword('river-otter-41')
  const before = cpuUsage()
  for (let n = 0; n < passwords; n++) await hashPassword('river-otter-41')
  const { user, system } = cpuUsage(before)
  return (user + system) / 1_000 / passwords
}
