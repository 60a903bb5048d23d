import { join } from 'node:path'
import { root } from '../scripts/prepare.mjs'
import { bookings } from './measures/bookings.ts'
import { byTurns } from './measures/by-turns.ts'
import { codes } from './measures/codes.ts'
import { installedSize, startUp } from './measures/cold-facts.ts'
import { deskAtScale } from './measures/desk.ts'
import { fhirRecord } from './measures/fhir-record.ts'
import { firstLoad } from './measures/first-load.ts'
import { gpPractices } from './measures/gp-practices.ts'
import { mainActions } from './measures/main-actions.ts'
import { memoryGrowth } from './measures/memory.ts'
import { ordersUnderLoad } from './measures/orders.ts'
import { pagesAgainstHello, savesAgainstUpserts } from './measures/ratios.ts'
import { steadySaves } from './measures/steady-saves.ts'
import { stepChange } from './measures/step-change.ts'
import { openPlace, openPostgres } from './processes/place.ts'
import { startProduct } from './processes/product.ts'
import { describeMachine } from './report/machine.ts'
import { type Measured, part, runBench } from './report/run-bench.ts'

/** `--before=HEAD~1`: serving, a question's blocking time and the ten main actions are measured by turns with that commit. */
const before = process.argv.find((given) => given.startsWith('--before='))?.slice('--before='.length) ?? null

await runBench('results', measure)

async function measure(): Promise<Measured> {
  await using place = await openPlace()
  const { dataDir } = place
  const { machine, figures } = await measureServing(dataDir)
  return {
    machine,
    figures: [
      ...figures,
      ...(await part('A record in FHIR', fhirRecord)),
      ...(await part('Bytes of the home page', () => firstLoad(join(root, 'build', 'client')))),
      ...(await part('Step changes', () => stepChange(dataDir))),
      ...(before === null ? [] : await part(`By turns with ${before}`, () => byTurns(before))),
      ...(await part('The ten main actions', () => mainActions(before))),
      ...(await part('Starting', () => startUp(dataDir))),
      ...(await part('Installed packages', () => installedSize(root))),
    ],
  }
}

async function measureServing(dataDir: string): Promise<Measured> {
  await using postgres = await openPostgres(dataDir)
  const machine = await describeMachine(postgres.url)
  await using product = await startProduct(dataDir, postgres.url)
  const { port } = product
  const { url } = postgres
  // First, while the process is fresh, because it measures growth.
  const memory = await part('Memory over many saves', () => memoryGrowth(product))
  const upserts = (atOnce: number) =>
    part(`Saves against raw upserts, ${atOnce} at a time`, () => savesAgainstUpserts(port, url, atOnce))
  return {
    machine,
    figures: [
      ...(await upserts(8)),
      ...(await upserts(32)),
      ...(await part('Saves at a steady pace', () => steadySaves(port))),
      ...(await part('Pages against bare Fastify', () => pagesAgainstHello(port, 32))),
      ...memory,
      ...(await part('Codes, payments and sign-ins', () => ordersUnderLoad(product, url, dataDir))),
      ...(await part('GP practices', () => gpPractices(port, url, dataDir))),
      ...(await part('Medicines', () => codes(port, url, dataDir))),
      ...(await part('Appointments', () => bookings(port, url))),
      ...(await part('The desk', () => deskAtScale(url, dataDir))),
    ],
  }
}
