import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import packageJson from '../../package.json' with { type: 'json' }
import { root } from '../../scripts/prepare.mjs'
import { ownDatabase } from '../processes/own-database.ts'
import { familySeconds } from '../processes/processor-time.ts'
import { newDataKeys } from '../processes/product.ts'
import { tell } from '../report/run-bench.ts'
import { databaseBytes } from './disk.ts'
import { count, type Figure } from './figure.ts'
import { seedDemo, vaultOf } from './known-people.ts'
import { addCopies } from './patient-copies.ts'

const mostMegabytes = 300
const lookEveryMs = 100

/** The operator's export of so many patients, each with the record of one of the demo's, as `npm run admin` runs it. */
export async function fhirExport(databaseUrl: string, dataDir: string, patients: number): Promise<Figure[]> {
  const dataKeys = newDataKeys()
  const database = await ownDatabase(databaseUrl, 'bench_export')
  const client = database.own
  const folder = join(dataDir, 'handover')
  try {
    tell('  the patients of the demo')
    await seedDemo({ url: database.url, dataKeys })
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from accounts')
    tell(`  ${count(patients)} patients`)
    await addCopies(client, vaultOf(dataKeys), patients - (rows[0]?.n ?? 0))
    const size = await databaseBytes(client)
    tell('  the export')
    const done = await exported(folder, { DATABASE_URL: database.url, DATA_DIR: dataDir, DATA_KEYS: dataKeys })
    const { rows: logged } = await client.query<{ n: number }>(
      `select count(distinct account_id)::int as n from access_log where why = 'operations'`,
    )
    const lines = done.files.reduce((sum, file) => sum + file.lines, 0)
    const bytes = done.files.reduce((sum, file) => sum + file.bytes, 0)
    return [
      {
        name: `Export of ${count(patients)} patients as FHIR, most memory of its process`,
        result: `${done.mostMegabytes.toFixed(0)} MB`,
        target: { words: `at most ${mostMegabytes} MB`, isMet: done.mostMegabytes <= mostMegabytes },
      },
      {
        name: 'Its patients, and those who can see that their record was opened',
        result: `${count(done.patients)} and ${count(logged[0]?.n ?? 0)}`,
        target: { words: 'all of them', isMet: done.patients === patients && logged[0]?.n === patients },
      },
      {
        name: 'Its duration',
        result: `${count(done.seconds)} s, ${((done.seconds * 1000) / patients).toFixed(1)} ms for each patient, of which the process computed ${((done.processorSeconds * 1000) / patients).toFixed(1)} ms`,
      },
      {
        name: 'What it read and wrote',
        result: `a database of ${(size / 1e9).toFixed(1)} GB; ${count(lines)} resources, ${(lines / patients).toFixed(1)} for each patient, in ${(bytes / 1e9).toFixed(2)} GB`,
      },
    ]
  } finally {
    await client.end()
    await rm(folder, { recursive: true, force: true })
  }
}

async function exported(folder: string, settings: Record<string, string>) {
  const [, ...options] = packageJson.scripts.admin.split(' ')
  const begun = performance.now()
  const child = spawn(
    process.execPath,
    [...options, 'export-fhir', '--folder', folder, '--yes', '--reason', 'Measuring'],
    { cwd: root, env: { PATH: process.env.PATH, ...settings }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const exited = once(child, 'exit')
  let mostMegabytes = 0
  let processorSeconds = 0
  while (child.exitCode === null && child.signalCode === null) {
    mostMegabytes = Math.max(mostMegabytes, mostOf(child.pid))
    processorSeconds = Math.max(processorSeconds, familySeconds(child.pid ?? 0))
    await sleep(lookEveryMs)
  }
  const [code] = await exited
  if (code !== 0) throw new Error(`The export ended with ${code}.`)
  const { patients, files } = JSON.parse(await readFile(join(folder, 'export.json'), 'utf8')) as {
    readonly patients: number
    readonly files: Readonly<Record<string, { readonly bytes: number; readonly lines: number }>>
  }
  for (const [type, { bytes }] of Object.entries(files))
    if ((await stat(join(folder, `${type}.ndjson`))).size !== bytes) throw new Error(`${type} is not whole.`)
  const seconds = (performance.now() - begun) / 1000
  return { patients, files: Object.values(files), seconds, mostMegabytes, processorSeconds }
}

/** The most memory that a process has had so far, in megabytes. */
function mostOf(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return (Number(kilobytes ?? 0) * 1024) / 1e6
  } catch {
    return 0
  }
}
