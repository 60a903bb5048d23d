import type { Client } from 'pg'
import { weightAnswers } from '#domain/clinical/sample-answers.ts'
import type { Vault } from '#server/platform/encryption/vault.ts'
import { addAppointments } from './bookings.ts'
import { addClosed, addOpen, addTalk, idOf, resting } from './desk-rows.ts'

const million = 1_000_000
/** Of the cases. */
const open = 5_000
const clinicians = 1_000
/** Rows per statement: a larger one would block others. */
const portion = 100_000
/** Of the guest sessions. All others are too young to be erased. */
export const oldVisits = 5_000
const visitAge = `case when n > ${million - oldVisits} then interval '100 days' else n * interval '7 seconds' end`

/** As long as a hash by argon2. */
const passwordHash = `repeat('x', 97)`

/** So many that the first page of the queue is as long among few cases as among many. */
const openAmongFew = 100

/** Open cases that both databases have. */
export async function addFew(client: Client, vault: Vault): Promise<void> {
  // The patients of these orders are only written with the million.
  await client.query('set session_replication_role = replica')
  await addOpen(client, vault, 1, openAmongFew)
}

/** A million accounts, answer sets, cases and appointments, with what belongs to them. */
export async function addMillion(client: Client, vault: Vault, accountId: string): Promise<void> {
  // This data may be lost in a crash.
  await client.query('set synchronous_commit = off')
  await client.query('set session_replication_role = replica')
  const answers = vault.seal(JSON.stringify(weightAnswers()), 'bench').length
  for (let from = 1; from <= million; from += portion) {
    const range = `from generate_series(${from}, ${from + portion - 1}) n`
    await client.query(`
      insert into accounts (id, email_digest, details, password_hash)
      select ${idOf('n')}, sha256(('email-' || n)::bytea), ${resting(320)}, ${passwordHash} ${range}`)
    await client.query(`
      insert into visits (id, token_hash, created_at, account_id)
      select ${idOf('n')}, sha256(('visit-' || n)::bytea), now() - ${visitAge}, ${idOf('n')} ${range}`)
    await client.query(`
      insert into answer_sets (visit_id, questionnaire, version, revision, answers, digest)
      select ${idOf('n')}, 'weight-management', 1, 12, ${resting(answers)}, sha256(('set-' || n)::bytea) ${range}`)
  }
  await addClosed(client, 1, million - open)
  await addOpen(client, vault, openAmongFew + 1, open)
  // These have the same length in both databases, because it is compared.
  await addTalk(client, vault, accountId, 0)
  await addAppointments(client, clinicians)
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  await client.query('checkpoint')
}
