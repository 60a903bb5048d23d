import { fhirExport } from './measures/fhir-export.ts'
import { openPlace, openPostgres } from './processes/place.ts'
import { describeMachine } from './report/machine.ts'
import { part, runBench } from './report/run-bench.ts'

/** `--patients 5000`: to try it with fewer. */
const given = process.argv.indexOf('--patients')
const patients = given === -1 ? 100_000 : Number(process.argv[given + 1])

await runBench('export', async () => {
  await using place = await openPlace()
  await using postgres = await openPostgres(place.dataDir)
  const machine = await describeMachine(postgres.url)
  return {
    machine,
    figures: await part('All records as FHIR', () => fhirExport(postgres.url, place.dataDir, patients)),
  }
})
