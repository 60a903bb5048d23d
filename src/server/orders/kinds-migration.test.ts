import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'

const folder = fileURLToPath(new URL('../platform/database/migrations', import.meta.url))
const tags = (JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')).entries as { tag: string }[]).map(
  ({ tag }) => tag,
)
const at = tags.findIndex((tag) => tag.endsWith('order_kinds_and_refunds'))

it('earlier orders, events and refunds get their kind and reason, and nothing is lost', async () => {
  const { ownerUrl: url, drop } = await createTestDatabase({ isEmpty: true })
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  const apply = (tag: string | undefined) => client.query(readFileSync(`${folder}/${tag}.sql`, 'utf8'))
  for (const tag of tags.slice(0, at)) await apply(tag)

  const [medication, appointment] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
  await client.query(`
    insert into orders (id, reference, email_digest, item, amount_pence, state, details, answers, questionnaire, questionnaire_version)
    values ('${medication}', 'LW-1', '', 'mounjaro', 12500, 'approved', '', '', 'weight-management', 1),
      ('${appointment}', 'LW-2', '', 'adult-adhd-assessment', 85000, 'paid', '', '', 'adhd', 1);
    insert into order_events (order_id, to_state, by, note) values ('${medication}', 'approved', 'clinician', 'c2VhbGVk'),
      ('${appointment}', 'expired', 'clock', 'time gone'), ('${appointment}', 'expired', 'clock', 'card refused');
    insert into clinicians (id, name, title, profile, position) values ('c', 'Dr Tarn', 'Psychiatrist', '{}', 9);
    insert into appointments (id, episode_id, clinician_id, service, starts_at, minutes, state, held_until, policy_version)
    values ('${appointment}', '${appointment}', 'c', 'any', now(), 90, 'cancelled', now(), 1);
    insert into refunds (id, order_id, appointment_id, amount_pence, reason)
    values (gen_random_uuid(), '${appointment}', '${appointment}', 42500, 'cancelled')`)
  await apply(tags[at])

  const rows = async (text: string) => (await client.query(text)).rows
  expect(await rows('select reference, kind from orders order by 1')).toEqual([
    { reference: 'LW-1', kind: 'medication' },
    { reference: 'LW-2', kind: 'appointment' },
  ])
  expect(await rows('select note, reason from order_events order by id')).toEqual([
    { note: 'c2VhbGVk', reason: null },
    { note: null, reason: 'time gone' },
    { note: null, reason: 'card refused' },
  ])
  expect(await rows('select appointment_id as id, amount_pence as pence, reason, by from refunds')).toEqual([
    { id: appointment, pence: 42500, reason: 'cancelled', by: 'clock' },
  ])
  await expect(client.query('update order_events set note = null')).rejects.toThrow('only ever added')
})
