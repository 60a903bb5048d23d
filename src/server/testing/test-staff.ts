import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { CallBody, CallName } from '#contract/calls.ts'
import { needsRegistration } from '#domain/identity/staff/grants.ts'
import type { Registration } from '#domain/identity/staff/registration.ts'
import type { Role } from '#domain/identity/staff/roles.ts'
import { nobodysPassword } from '../identity/accounts/passwords.ts'
import { beginDeskSession } from '../identity/staff/desk-sessions.ts'
import { insertStaff } from '../identity/staff/insert-staff.ts'
import { staff, staffSigningKeys } from '../identity/staff/tables.ts'
import type { TestApp } from './test-app.ts'

let people = 0

interface Installation extends Pick<TestApp, 'services' | 'post'> {
  readonly database: Pick<TestApp['database'], 'transaction'>
}

function registrationFor(roles: readonly Role[], nth: number): Registration {
  if (roles.includes('nutritionist')) return { body: 'HCPC', number: `DT${10_000 + nth}` }
  return { body: roles.includes('pharmacist') ? 'GPhC' : 'GMC', number: String(1_000_000 + nth) }
}

/**
 * A signed-in member of staff, made without the slow parts of signing in: nobody knows their password, and their
 * session alone unwraps their signing key.
 */
export async function newStaff(app: Installation, ...roles: readonly Role[]) {
  people += 1
  const { vault, now } = app.services
  const name = `Staff ${people}`
  const registration = needsRegistration(roles) ? registrationFor(roles, people) : null
  const email = `staff-${people}@practice.example`
  const given = { name, email, mobile: '', roles, profession: null, registration }
  const pair = generateKeyPairSync('ed25519')
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' })
  const key = { id: randomUUID(), privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'der' }) }
  const { id, token } = await app.database.transaction(async (tx) => {
    const made = await insertStaff(tx, vault, given)
    if (made === null) throw new Error(`${email} works here already.`)
    await tx
      .update(staff)
      .set({ passwordHash: await nobodysPassword })
      .where(eq(staff.id, made))
    const kept = { id: key.id, staffId: made, publicKey, salt: randomBytes(16), wrapped: randomBytes(60) }
    await tx.insert(staffSigningKeys).values(kept)
    return { id: made, token: await beginDeskSession(tx, made, key, now()) }
  })
  const cookie = `desk=${token}`
  return {
    id,
    name,
    email,
    cookie,
    token,
    publicKey,
    /** The cookie of another session of theirs. */
    signInAgain: async () => `desk=${await app.database.transaction((tx) => beginDeskSession(tx, id, key, now()))}`,
    post: <Name extends CallName>(call: Name, body: CallBody<Name>) => app.post(call, body, { cookie }),
  }
}
