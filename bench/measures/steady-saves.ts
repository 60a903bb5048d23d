import { startLoad } from '../load/start-load.ts'
import type { Latencies, Pace } from '../load/steady.ts'
import { count, type Figure, milliseconds } from './figure.ts'

const pace: Pace = { perSecond: 500, seconds: 20 }
const warmUp: Pace = { perSecond: 500, seconds: 2 }
const visitors = 250
const p99AtMostMs = 50

export async function steadySaves(port: number): Promise<Figure[]> {
  await using load = await startLoad({ port, clients: visitors, as: 'visitor' })
  await load.ask({ kind: 'steady', ...warmUp })
  const { sent, errors, p50, p99, longest } = await load.ask<Latencies>({ kind: 'steady', ...pace })
  return [
    {
      name: `Save at a steady ${pace.perSecond}/s for ${pace.seconds} s: p99`,
      result: `${milliseconds(p99)} (p50 ${milliseconds(p50)}, longest ${milliseconds(longest)})`,
      target: { words: `at most ${p99AtMostMs} ms`, isMet: p99 <= p99AtMostMs },
    },
    {
      name: 'Errors among them',
      result: `${count(errors)} of ${count(sent)}`,
      target: { words: 'none', isMet: errors === 0 },
    },
  ]
}
