import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../scripts/prepare.mjs'
import { startLoad } from './load/start-load.ts'
import { type Comparison, compare } from './measures/compare.ts'
import { count, type Figure, kilobytes } from './measures/figure.ts'
import { openPlace, openPostgres } from './processes/place.ts'
import { startProduct } from './processes/product.ts'
import { startWorker } from './processes/worker.ts'
import { describeMachine } from './report/machine.ts'
import { runBench, tell } from './report/run-bench.ts'
import { findNginx } from './rivals/find-nginx.ts'
import type { NodeStaticAddress, NodeStaticOptions } from './rivals/node-static.ts'
import type { PlainFormAddress, PlainFormOptions } from './rivals/plain-form.ts'
import { startNginx } from './rivals/start-nginx.ts'

const savers = [8, 32]
const readers = 32
const page = join(root, 'build', 'client', 'index.html')
const plainForm = new URL('rivals/plain-form.ts', import.meta.url)
const nodeStatic = new URL('rivals/node-static.ts', import.meta.url)

await runBench('rivals', async () => {
  await using place = await openPlace()
  await using postgres = await openPostgres(place.dataDir)
  const machine = await describeMachine(postgres.url)
  await using product = await startProduct(place.dataDir, postgres.url)
  tell('Saves against a plain service')
  const saves = await savesAgainstPlain(product.port, postgres.url)
  tell('Pages against static servers')
  const pages = await pagesAgainstStatic(product.port, place.dataDir)
  return { machine, figures: [...saves, ...pages] }
})

async function savesAgainstPlain(port: number, url: string): Promise<Figure[]> {
  await using rival = await startWorker<object>(plainForm, { url } satisfies PlainFormOptions)
  const { port: rivalPort } = await rival.ask<PlainFormAddress>({})
  const figures: Figure[] = []
  for (const clients of savers) {
    await using ours = await startLoad({ port, clients, as: 'visitor' })
    await using theirs = await startLoad({ port: rivalPort, clients, as: 'visitor' })
    figures.push(figure(`Saves ÷ plain Fastify and pg, ${clients} at a time`, await compare(ours, theirs)))
  }
  return figures
}

async function pagesAgainstStatic(port: number, dataDir: string): Promise<Figure[]> {
  const [whole, compressed] = await Promise.all([page, `${page}.br`].map(async (file) => (await stat(file)).size))
  await using bare = await startWorker<object>(nodeStatic, { file: `${page}.br` } satisfies NodeStaticOptions)
  const { port: barePort } = await bare.ask<NodeStaticAddress>({})
  await using ours = await startLoad({ port, clients: readers, as: 'reader' })
  const against = async (name: string, rivalPort: number) => {
    await using theirs = await startLoad({ port: rivalPort, clients: readers, as: 'reader' })
    return figure(`Home page ÷ ${name}, ${readers} at a time`, await compare(ours, theirs))
  }
  const sizes = [kilobytes(compressed ?? 0), kilobytes(whole ?? 0)]
  const fromNode = await against(`bare node:http, brotli (${sizes[0]})`, barePort)
  const found = await findNginx(dataDir)
  if (!found) return [fromNode, { name: 'Home page ÷ nginx', result: 'skipped: no nginx here, nor its Debian package' }]
  await using nginx = await startNginx(found, dataDir, page)
  const how = found.brotli ? 'its brotli module' : 'the compressed file under the page’s name'
  return [
    fromNode,
    await against(`nginx, brotli on by ${how} (${sizes[0]})`, nginx.brotliPort),
    await against(`nginx, brotli off (${sizes[1]})`, nginx.plainPort),
  ]
}

function figure(name: string, { ratio, ours, theirs, errors }: Comparison): Figure {
  if (errors > 0) throw new Error(`${name}: ${errors} errors.`)
  return { name, result: `${ratio.toFixed(2)} (${count(ours)}/s against ${count(theirs)}/s)` }
}
