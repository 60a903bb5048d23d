import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import type { CaseState } from '#domain/cases/states.ts'
import { sealFacts } from '#server/clinical/cases/queue-facts.ts'
import { threadOwner } from '#server/clinical/messages/thread-rows.ts'
import type { Vault } from '#server/platform/encryption/vault.ts'

/** Cases that have long ended; nothing that is measured opens their sealed columns. */
export const resting = (bytes: number) => `decode(repeat('5e', ${bytes}), 'hex')`

/** In insertion order, which writes a million in a minute. */
export const idOf = (n: string) => `lpad(to_hex(${n}), 32, '0')::uuid`
const openOrder = idOf('2000000000 + n::bigint')

/** How many of a hundred open cases are in each state. */
const waiting: readonly (readonly [CaseState, number])[] = [
  ['ready', 60],
  ['waiting_for_evidence', 20],
  ['waiting_for_patient', 8],
  ['approved', 6],
  ['checked', 4],
  ['dispatched', 2],
]
const openStates = waiting.flatMap(([state, share]) => Array.from({ length: share }, () => state))

const columns = `id, reference, account_id, email_digest, kind, item, amount_pence, state, details, answers, questionnaire,
  questionnaire_version, authorised_at, created_at, updated_at`
const placed = `${resting(140)}, ${resting(180)}, 'weight-management', 1`
const medicine = `case n % 2 when 0 then 'mounjaro' else 'wegovy' end`

/** Ended cases, from one number to another, with their patients, orders, decisions and events. */
export async function addClosed(client: Client, from: number, to: number): Promise<void> {
  const range = `from generate_series(${from}, ${to}) n`
  const end = `case when n % 20 < 14 then 'delivered' when n % 20 < 17 then 'declined' when n % 20 < 19 then 'expired' else 'withdrawn' end`
  const at = `now() - interval '1 day' - n * interval '40 seconds'`
  const person = idOf('n / 4')
  // Ids are computed, so that no row another names has to be looked up.
  await client.query('set session_replication_role = replica')
  await client.query(`
    insert into accounts (id, email_digest, details, password_hash)
    select ${idOf('n')}, decode(md5('email-' || n), 'hex'), ${resting(160)}, '-'
    from generate_series(${Math.floor(from / 4)}, ${Math.floor(to / 4)}) n on conflict do nothing`)
  await client.query(`
    insert into orders (${columns})
    select ${idOf('n')}, 'BC-' || n, ${person}, decode(md5('email-' || n / 4), 'hex'), 'medication', ${medicine},
      12500, case when n % 20 < 14 then 'approved' when n % 20 < 17 then 'declined' else 'expired' end,
      ${placed}, ${at}, ${at}, ${at} ${range}`)
  await client.query(`
    insert into cases (id, kind, order_id, state, facts, risk, rules_version, epoch, created_at, state_since)
    select ${idOf('n')}, 'order', ${idOf('n')}, ${end}, ${resting(120)}, n % 5, '1.1.1', 5, ${at}, ${at} ${range}`)
  await client.query(`
    insert into case_events (case_id, from_state, to_state, by, what, at)
    select ${idOf('n')}, 'ready', ${end}, 'staff', ${end}, ${at} ${range}`)
  await client.query(`
    insert into case_decisions (id, case_id, epoch, kind, staff_id, content, rules_version, decided_at, final_at, done_at)
    select ${idOf('n')}, ${idOf('n')}, 1, case when n % 20 between 14 and 16 then 'decline' else 'approve' end,
      gen_random_uuid(), ${resting(200)}, '1.1.1', ${at}, ${at}, ${at} ${range}`)
}

/** Open cases, whose facts the queue reads. */
export async function addOpen(client: Client, vault: Vault, from: number, to: number): Promise<void> {
  const made = Array.from({ length: to - from + 1 }, (_, at) => {
    const [n, id] = [from + at, randomUUID()]
    const facts = {
      sex: n % 3 ? 'Female' : 'Male',
      age: 19 + (n % 55),
      isVerified: n % 4 > 0,
      medicine: n % 2 ? 'Wegovy 0.25mg' : 'Mounjaro 2.5mg',
      wish: 'First order',
      why: n % 5 ? [`Takes levothyroxine: the dose may need a look (${n % 9}).`] : [],
    }
    return { n, id, state: openStates[n % openStates.length], facts: sealFacts(vault, id, facts) }
  })
  await client.query(
    `insert into orders (${columns})
     select ${openOrder}, 'BO-' || n, ${idOf('n / 4')}, decode(md5('email-' || n / 4), 'hex'), 'medication',
       ${medicine}, 12500, 'awaiting review', ${placed}, now(), now(), now() from generate_series(${from}, ${to}) n`,
  )
  await client.query(
    `insert into cases (id, kind, order_id, state, facts, risk, rules_version, epoch, clock_from, due_at, authorisation_ends)
     select id, 'order', ${openOrder}, state, facts, n % 5, '1.1.1', 1, now(),
       now() + make_interval(mins => 60 + (n * 7919) % 2000), now() + interval '6 days'
     from unnest($1::int[], $2::uuid[], $3::text[], $4::bytea[]) as made (n, id, state, facts)`,
    [made.map(({ n }) => n), made.map(({ id }) => id), made.map(({ state }) => state), made.map(({ facts }) => facts)],
  )
}

/** A conversation that is read, among many that are not, and this month's access log. */
export async function addTalk(client: Client, vault: Vault, accountId: string, messages: number): Promise<void> {
  await client.query(`
    insert into threads (account_id, waiting_for, last_at) select ${idOf('n')}, 'nobody', now()
    from generate_series(1, 20000) n`)
  await client.query(`
    insert into thread_messages (account_id, sending, "from", body, at)
    select ${idOf('n')}, gen_random_uuid(), 'patient', ${resting(200)}, now()
    from generate_series(1, 10) m, generate_series(1, 20000) n`)
  await addConversation(client, vault, accountId, messages)
  await client.query(`
    insert into access_log (staff_id, account_id, what, why, at)
    select ${idOf('n % 40')}, ${idOf('n')}, 'case', 'case', now()
    from generate_series(1, 300000) n`)
}

export async function addConversation(
  client: Client,
  vault: Vault,
  accountId: string,
  messages: number,
): Promise<void> {
  await client.query(
    `insert into threads (account_id, waiting_for, last_at) values ($1, 'nobody', now()) on conflict do nothing`,
    [accountId],
  )
  const words = 'I felt a little sick on the second day, and it was gone on the third. Should I go on as before? '
  const body = (n: number) =>
    vault.seal(JSON.stringify({ words: `${n}. ${words}${words}`, fileIds: [] }), threadOwner(accountId))
  await client.query(
    `insert into thread_messages (account_id, sending, "from", body, at)
     select $1, gen_random_uuid(), case n % 2 when 0 then 'team' else 'patient' end, body, now()
     from unnest($2::bytea[]) with ordinality as made (body, n)`,
    [accountId, Array.from({ length: messages }, (_, n) => body(n))],
  )
}
