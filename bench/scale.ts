import { atAMillion } from './measures/at-a-million.ts'
import { costOfVisit } from './measures/cost-of-visit.ts'
import { moreProcesses } from './measures/more-processes.ts'
import { openPlace, openPostgres } from './processes/place.ts'
import { newDataKeys, startProduct } from './processes/product.ts'
import { describeMachine } from './report/machine.ts'
import { part, runBench, tell } from './report/run-bench.ts'

await runBench('scale', async () => {
  await using place = await openPlace()
  await using postgres = await openPostgres(place.dataDir)
  const machine = await describeMachine(postgres.url)
  tell('One, two and three processes behind a proxy')
  const dataKeys = newDataKeys()
  const processes = await moreProcesses(place.dataDir, postgres, dataKeys)
  const visit = await part('What a visit costs', measureVisit)
  const atScale = await part('A million of everything', () => atAMillion(postgres.url, place.dataDir))
  return { machine, figures: [...processes.figures, ...visit, ...atScale] }

  async function measureVisit() {
    await using product = await startProduct(place.dataDir, postgres.url, dataKeys)
    return await costOfVisit(product, processes)
  }
})
