import { type LoadJob, startLoad } from '../load/start-load.ts'
import { startWorker } from '../processes/worker.ts'
import type { HelloAddress } from '../rivals/hello.ts'
import type { RawOptions } from '../rivals/raw-upserts.ts'
import { type Comparison, compare } from './compare.ts'
import { count, type Figure } from './figure.ts'

const rawUpserts = new URL('../rivals/raw-upserts.ts', import.meta.url)
const hello = new URL('../rivals/hello.ts', import.meta.url)

export async function savesAgainstUpserts(port: number, url: string, clients: number): Promise<Figure> {
  await using saves = await startLoad({ port, clients, as: 'visitor' })
  await using upserts = await startWorker<LoadJob>(rawUpserts, { url, clients } satisfies RawOptions)
  return figure(`Saves ÷ raw upserts, ${clients} at a time`, 0.25, await compare(saves, upserts))
}

export async function pagesAgainstHello(port: number, clients: number): Promise<Figure> {
  await using rival = await startWorker<object>(hello, {})
  const address = await rival.ask<HelloAddress>({})
  await using pages = await startLoad({ port, clients, as: 'reader' })
  await using hellos = await startLoad({ port: address.port, clients, as: 'reader' })
  return figure(`Home page ÷ bare Fastify hello, ${clients} at a time`, 0.5, await compare(pages, hellos))
}

function figure(name: string, atLeast: number, { ratio, ours, theirs, errors }: Comparison): Figure {
  const failures = errors > 0 ? `, ${count(errors)} errors` : ''
  return {
    name,
    result: `${ratio.toFixed(2)} (${count(ours)}/s against ${count(theirs)}/s${failures})`,
    target: { words: `at least ${atLeast.toFixed(2)}`, isMet: ratio >= atLeast && errors === 0 },
  }
}
