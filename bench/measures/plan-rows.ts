import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { addDays } from '#domain/appointments/calendar.ts'
import { policy } from '#domain/clinical/policy.ts'
import { latestBegun } from '#domain/treatment/check-in-clock.ts'
import { accountOwner, emailDigest } from '#server/identity/accounts/account-rows.ts'
import type { Vault } from '#server/platform/encryption/vault.ts'

const portion = 5_000

/** Patients whose check-in is due today, each with an email address. */
export async function addPlansDue(client: Client, vault: Vault, plans: number, today: string): Promise<void> {
  const from = latestBegun(today)
  const until = addDays(from, policy.cycleDays)
  await client.query('set synchronous_commit = off')
  // Ids are computed, so that no row another names has to be looked up.
  await client.query('set session_replication_role = replica')
  for (let first = 0; first < plans; first += portion) {
    const people = Array.from({ length: Math.min(portion, plans - first) }, (_, at) => {
      const [id, email] = [randomUUID(), `treated-${first + at}@ferncliff.example`]
      const details = vault.seal(JSON.stringify({ name: 'Robin', legalSurname: 'Ferncliff', email }), accountOwner(id))
      return { id, details, digest: emailDigest(vault, email), planId: randomUUID(), caseId: randomUUID() }
    })
    const ids = people.map(({ id }) => id)
    const planIds = people.map(({ planId }) => planId)
    const caseIds = people.map(({ caseId }) => caseId)
    await client.query(
      `insert into accounts (id, email_digest, details, password_hash, email_proven_at)
       select id, digest, details, '-', now() from unnest($1::uuid[], $2::bytea[], $3::bytea[]) as made (id, digest, details)`,
      [ids, people.map(({ digest }) => digest), people.map(({ details }) => details)],
    )
    await client.query(
      `insert into cases (id, kind, account_id, state, risk, facts, epoch)
       select id, 'order', account, 'delivered', 5, ''::bytea, 5 from unnest($1::uuid[], $2::uuid[]) as made (id, account)`,
      [caseIds, ids],
    )
    await client.query(
      `insert into plans (id, account_id, medicine, mg, state, started_on, state_since)
       select id, account, 'mounjaro', 2.5, 'active', $3::date, $3::date from unnest($1::uuid[], $2::uuid[]) as made (id, account)`,
      [planIds, ids, from],
    )
    await client.query(
      `insert into supply_covers
         (case_id, plan_id, account_id, medicine, mg, dispatched_on, delivered_on, covered_from, covered_until, at)
       select case_id, plan, account, 'mounjaro', 2.5, $4::date, $4::date, $4::date, $5::date, $4::date
       from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as made (case_id, plan, account)`,
      [caseIds, planIds, ids, from, until],
    )
  }
  await client.query('vacuum analyze')
}
