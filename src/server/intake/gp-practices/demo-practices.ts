import { Client } from 'pg'
import type { Database } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import type { GpPractice } from './epraccur.ts'
import { fillEmptyDirectory } from './replace-directory.ts'

/** Fictional practices, so that the search can be tried before the NHS directory is imported. */
export const demoPractices: readonly GpPractice[] = [
  ['Larkfield Surgery', '12 Skylark Rise, Larkfield Green, Demoshire', 'ZZ1 1AA'],
  ['Applecross Medical Centre', '3 Orchard Row, Applecross Magna, Demoshire', 'ZZ1 2BB'],
  ['The Old Bakery Practice', 'The Old Bakery, High Street, Crumbleigh, Demoshire', 'ZZ1 3CD'],
  ['High Street Surgery', '41 High Street, Morning Norton, Demoshire', 'ZZ2 1DE'],
  ['St Petroc’s Health Centre', 'Beacon Lane, Morning Norton, Demoshire', 'ZZ2 2EF'],
  ['Riverside Family Practice', '7 Millrace Quay, Little Wending, Demoshire', 'ZZ2 4GH'],
  ['Dr Fernsby & Partners', 'The Elms, Station Road, Wending Parva, Demoshire', 'ZZ3 1HJ'],
  ['Dawnhill Group Practice', '88 Dawnhill Road, Sunbury Tor, Demoshire', 'ZZ3 5JK'],
  ['Meddygfa Bryn Haul', 'Ffordd yr Ehedydd, Llanddemo', 'ZZ4 1KL'],
  ['Kittiwake House Surgery', 'Kittiwake House, Harbour Terrace, Porthdemo', 'ZZ4 6LM'],
  ['Castle Mound Medical Practice', '2 Castle Mound, Demopool', 'ZZ5 2MN'],
  ['Demopool Central Health Centre', 'Unit 4, Exchange Square, Demopool', 'ZZ5 9NP'],
].map(([name = '', address = '', postcode = ''], index) => ({
  odsCode: `ZZ${String(index + 1).padStart(4, '0')}`,
  name,
  address,
  postcode,
}))

interface Demo {
  readonly url: string
  readonly database: Pick<Database, 'readyWithin'>
  readonly log: Pick<Services['log'], 'warn'>
}

/** As soon as the database is ready. Without them the demo still accepts whatever a patient types. */
export async function seedDemoPractices({ url, database, log }: Demo): Promise<void> {
  await database.readyWithin(Number.POSITIVE_INFINITY)
  const client = new Client({ connectionString: url, application_name: 'larkwell' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await fillEmptyDirectory(client, demoPractices)
  } catch (error) {
    log.warn({ err: error }, 'The fictional GP practices of the demo could not be stored.')
  } finally {
    await client.end().catch(() => undefined)
  }
}
