import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { createServices } from '#server/app/create-services.ts'
import { demoPatientEmail, demoPatientPassword, demoPatients } from '#server/app/demo-clinic/people.ts'
import { seedDemoClinic } from '#server/app/demo-clinic/seed.ts'
import { seedConsultant } from '#server/appointments/consultant.ts'
import { seedDemoStaff } from '#server/identity/staff/demo-staff.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { parseKeys } from '#server/platform/encryption/keys.ts'
import { hashOf, newToken } from '#server/platform/encryption/token.ts'
import { createVault, type Vault } from '#server/platform/encryption/vault.ts'
import { createLog } from '#server/platform/http/logging.ts'
import { newStaff } from '#server/testing/test-staff.ts'
import { askOk } from '../load/ask.ts'
import { startProduct } from '../processes/product.ts'
import { importPractices } from './gp-practices.ts'
import { type Known, newVisit } from './main-calls.ts'

const readyWithinMs = 60_000
const unknownKeys = () => new Error('The keys of the product are not known.')
const notAsked = () => Promise.reject(new Error('Nobody asks this process.'))

export function vaultOf(dataKeys: string): Vault {
  const keys = parseKeys(dataKeys)
  if (!keys) throw unknownKeys()
  return createVault(keys)
}

interface Place {
  readonly dataDir: string
  readonly url: string
  readonly dataKeys: string
}

/**
 * Some demo patients, created by the product itself, and the people who make the measured calls. No connection is open
 * afterwards.
 */
export async function makeKnown(client: Client, place: Place): Promise<Known> {
  // Before a server runs whose jobs would process half-made data.
  const deskToken = await seedDemo(place)
  await importPractices(client, place.dataDir)
  const { rows: cases } = await client.query<{ id: string; accountId: string; guestSessionId: string }>(
    `select c.id, o.account_id as "accountId", o.visit_id as "guestSessionId" from cases c join orders o on o.id = c.order_id
     where o.visit_id is not null and o.account_id is not null order by c.created_at`,
  )
  const [first] = cases
  if (!first) throw new Error('The demo has no cases.')
  const visitToken = newToken()
  await client.query('update visits set token_hash = $1 where id = $2', [hashOf(visitToken), first.guestSessionId])
  const emails = demoPatients.map((patient, n) => demoPatientEmail(patient, n))
  await using product = await startProduct(place.dataDir, place.url, place.dataKeys)
  const signedIn = await askOk(product.port, 'sign_in', { email: emails[0], password: demoPatientPassword })
  const known: Known = {
    answering: await newVisit(product.port, 'weight-management'),
    booking: await newVisit(product.port, 'adhd'),
    ordered: `__Host-visit=${visitToken}`,
    session: signedIn.cookie,
    desk: `__Host-desk=${deskToken}`,
    emails,
    caseIds: cases.map(({ id }) => id),
    accountId: first.accountId,
  }
  await untilRoundsAreOver(client)
  return known
}

/** The demo's staff and patients. Gives the session token of a member of staff. */
export async function seedDemo({ url, dataKeys }: Omit<Place, 'dataDir'>): Promise<string> {
  const keys = parseKeys(dataKeys)
  if (!keys) throw unknownKeys()
  const log = createLog('silent')
  const database = openDatabase({ url, connections: 4, log, migrates: true, seed: seedConsultant })
  try {
    if (!(await database.readyWithin(readyWithinMs))) throw new Error('The database did not become ready.')
    const services = await createServices({ config: readConfig({}), database, log, keys })
    await seedDemoStaff(services)
    await seedDemoClinic(services)
    const { token } = await newStaff({ services, database, post: notAsked }, 'prescriber')
    return token
  } finally {
    await database.close()
  }
}

/** Marks the daily jobs as done, so that none begins during a measurement. */
async function untilRoundsAreOver(client: Client): Promise<void> {
  const deadline = performance.now() + readyWithinMs
  for (;;) {
    const { rows } = await client.query<{ all: number; open: number }>(
      'select count(*)::int as all, count(*) filter (where finished_at is null)::int as open from job_rounds',
    )
    if (rows[0] && rows[0].all > 0 && rows[0].open === 0) return
    if (performance.now() > deadline) throw new Error('The daily jobs did not end.')
    await sleep(100)
  }
}
