import { join } from 'node:path'
import { command, root } from '../scripts/prepare.mjs'
import { bookings } from './measures/bookings.ts'
import { installedSize, startUp } from './measures/cold-facts.ts'
import { deskAtScale } from './measures/desk.ts'
import type { Figure } from './measures/figure.ts'
import { firstLoad } from './measures/first-load.ts'
import { gpPractices } from './measures/gp-practices.ts'
import { memoryGrowth } from './measures/memory.ts'
import { ordersUnderLoad } from './measures/orders.ts'
import { pagesAgainstHello, savesAgainstUpserts } from './measures/ratios.ts'
import { steadySaves } from './measures/steady-saves.ts'
import { stepChange } from './measures/step-change.ts'
import { weightPage } from './measures/weight-page.ts'
import { openPlace, openPostgres } from './processes/place.ts'
import { startProduct } from './processes/product.ts'
import { stopWorkers } from './processes/worker.ts'
import { writeResults } from './report/document.ts'
import { describeMachine } from './report/machine.ts'
import { asMarkdown, asText, misses } from './report/table.ts'

await command(async () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopWorkers)
  const begun = performance.now()
  const { machine, figures } = await measure()
  console.log(`\n${machine}\n\n${asText(figures)}\n\nTook ${((performance.now() - begun) / 1000).toFixed(0)} s.`)
  if (process.argv.includes('--write')) {
    await writeResults(join(root, 'docs', 'benchmarks.md'), `${machine}\n\n${asMarkdown(figures)}`, 'results')
  }
  if (misses(figures).length > 0) process.exitCode = 1
})

async function measure(): Promise<{ machine: string; figures: Figure[] }> {
  await using place = await openPlace()
  const { machine, figures } = await measureServing(place.dataDir)
  tell('Bytes of the home page')
  figures.push(...(await firstLoad(join(root, 'build', 'client'))))
  tell('Step changes')
  figures.push(await stepChange(place.dataDir))
  tell('The weight page')
  figures.push(await weightPage(place.dataDir))
  tell('Starting')
  figures.push(await startUp(place.dataDir), await installedSize(root))
  return { machine, figures }
}

async function measureServing(dataDir: string): Promise<{ machine: string; figures: Figure[] }> {
  await using postgres = await openPostgres(dataDir)
  const machine = await describeMachine(postgres.url)
  await using product = await startProduct(dataDir, postgres.url)
  tell('Memory over many saves')
  const memory = await memoryGrowth(product)
  tell('Saves against raw upserts')
  const few = await savesAgainstUpserts(product.port, postgres.url, 8)
  const many = await savesAgainstUpserts(product.port, postgres.url, 32)
  tell('Saves at a steady pace')
  const steady = await steadySaves(product.port)
  tell('Pages against bare Fastify')
  const pages = await pagesAgainstHello(product.port, 32)
  tell('Codes, payments and sign-ins')
  const orders = await ordersUnderLoad(product, postgres.url, dataDir)
  tell('GP practices')
  const practices = await gpPractices(product.port, postgres.url, dataDir)
  tell('Appointments')
  const appointments = await bookings(product.port, postgres.url)
  tell('The desk')
  const desk = await deskAtScale(postgres.url, dataDir)
  return { machine, figures: [few, many, ...steady, pages, memory, ...orders, ...practices, ...appointments, ...desk] }
}

function tell(what: string): void {
  console.log(`${what}…`)
}
