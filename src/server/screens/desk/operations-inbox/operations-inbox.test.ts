import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InboxRow } from '#contract/operations/operations-inbox.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import type { Role } from '#domain/identity/staff/roles.ts'
import { cases } from '../../../clinical/cases/tables.ts'
import { startRunner } from '../../../platform/jobs/runner.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newPatient, newReadyPatient } from '../../../testing/test-case.ts'
import { willingBotCheck } from '../../../testing/test-gateways.ts'
import { newStaff } from '../../../testing/test-staff.ts'

let clock = Date.now()
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck, now: () => clock } })
})
afterAll(() => app.close())

const watch = async (role: Role = 'clinical_lead') => {
  const reply = await (await newStaff(app, role)).post('desk_watch', {})
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data as { rows: InboxRow[]; unknown: string[] }
}
const rowsOf = async (source: string) => (await watch()).rows.filter((row) => row.source === source)
const run = (text: string) => app.database.run((orm) => orm.execute(sql.raw(text)))

describe('the operations inbox', () => {
  it('says that all is clear, and is not for auditors', async () => {
    expect(await watch()).toMatchObject({ rows: [], unknown: [] })
    expect((await (await newStaff(app, 'auditor')).post('desk_watch', {})).statusCode).toBe(403)
  })

  it('shows a deadline the moment it has passed, and an authorisation in its last two days', async () => {
    const { caseId, order } = await newReadyPatient(app)
    const due = (await app.database.run((orm) => orm.select().from(cases).where(eq(cases.id, caseId))))[0]?.dueAt
    const before = clock
    clock = (due?.getTime() ?? 0) - 1
    expect(await rowsOf('clocks')).toEqual([])
    clock += 1
    expect(await rowsOf('clocks')).toMatchObject([
      {
        severity: 'urgent',
        owner: 'Prescriber',
        to: `/desk/case?id=${caseId}`,
        says: expect.stringContaining(order.reference),
      },
    ])
    expect(await rowsOf('authorisations')).toHaveLength(clock >= before + 5 * 24 * hourMs ? 1 : 0)
    clock = before + 5 * 24 * hourMs + hourMs
    expect(await rowsOf('authorisations')).toMatchObject([
      { severity: 'high', says: expect.stringContaining('47 hours') },
    ])
    clock = before
  })

  it('shows each kind of unfinished business with one action, and nobody’s name', async () => {
    const { orderId, caseId, accountId } = await newPatient(app)
    const [money, message, decision] = [randomUUID(), randomUUID(), randomUUID()]
    const sealed = app.services.vault.seal('{}', 'any').toString('hex')
    await run(`
      insert into money_differences (id, order_id, what, expected_pence, found_pence, since)
        values ('${money}', '${orderId}', 'disputed', 12500, 0, now() - interval '1 hour');
      insert into refunds (id, order_id, amount_pence, reason, attempts) values ('${money}', '${orderId}', 500, 'desk', 4);
      insert into messages (id, kind, content, state) values ('${message}', 'email', '\\x${sealed}', 'failed');
      insert into case_decisions (id, case_id, epoch, kind, staff_id, content, rules_version, decided_at, final_at, failure)
        values ('${decision}', '${caseId}', 99, 'approve', '${money}', '\\x${sealed}', '', now(), now(), 'card provider away');
      insert into threads (account_id, waiting_for, due_at, last_at) values ('${accountId}', 'team', now() - interval '1 hour', now());
      insert into evidence_files (id, account_id, gate, details, size, completed_at)
        values ('${money}', '${accountId}', 'gp', '\\x${sealed}', 1, now())`)
    const { rows, unknown } = await watch()
    expect(unknown).toEqual([])
    expect(rows.map(({ source, to, act }) => [source, to ?? act]).toSorted()).toEqual([
      ['decisions', `/desk/case?id=${caseId}`],
      ['evidence', `/desk/person?id=${accountId}`],
      ['messages', 'send again'],
      ['money', `/desk/watch?money=${orderId}`],
      ['refunds', `/desk/watch?money=${orderId}`],
      ['replies', `/desk/messages?with=${accountId}`],
    ])
    expect(rows.map(({ severity }) => severity)).toEqual(['urgent', 'urgent', 'urgent', 'high', 'high', 'low'])
    expect(JSON.stringify(rows)).not.toMatch(/Ferncliff|Robin|Mounjaro/)
    const support = await newStaff(app, 'support')
    expect((await support.post('desk_send_again', { id: message })).statusCode).toBe(200)
    expect((await support.post('desk_send_again', { id: message })).statusCode).toBe(404)
    expect(await rowsOf('messages')).toEqual([])
  })

  it('O-8 shows a decision and an outcome that failed, at once and when it has failed for long, until it is done', async () => {
    const { caseId, accountId, order } = await newReadyPatient(app)
    const [decision, outcome, appointment] = [randomUUID(), randomUUID(), randomUUID()]
    const sealed = app.services.vault.seal('{}', 'any').toString('hex')
    const staff = (await newStaff(app, 'clinical_lead')).id
    await run(`
      insert into appointments (id, episode_id, clinician_id, service, starts_at, minutes, state, account_id, held_until, policy_version)
        select '${appointment}', '${appointment}', id, 'weigh-in', now() + interval '1 day', 15, 'booked', '${accountId}', now(), 1
        from clinicians limit 1;
      insert into case_decisions (id, case_id, epoch, kind, staff_id, content, rules_version, decided_at, final_at, failure, attempts)
        values ('${decision}', '${caseId}', 98, 'ask', '${staff}', '\\x${sealed}', '', now(), now(), '23505', 1);
      insert into appointment_outcomes (id, appointment_id, kind, staff_id, content, decided_at, final_at, failure, attempts)
        values ('${outcome}', '${appointment}', 'attended', '${staff}', '\\x${sealed}', now(), now(), 'error', 1)`)
    const own = async () =>
      (await watch()).rows
        .filter(({ id }) => id.includes(decision) || id.includes(outcome))
        .map(({ source, severity, says, to }) => ({ source, severity, says, to }))
    const [decided, recorded] = [
      { source: 'decisions', severity: 'urgent', to: `/desk/case?id=${caseId}` },
      { source: 'outcomes', severity: 'urgent', to: `/desk/appointment?id=${appointment}` },
    ]
    const about = `A decision on ${order.reference}`
    const outcomeIs = 'An appointment outcome'
    expect(await own()).toEqual([
      { ...decided, says: `${about} failed and is being retried` },
      { ...recorded, says: `${outcomeIs} failed and is being retried` },
    ])
    await run(`update case_decisions set attempts = 9 where id = '${decision}'`)
    await run(`update appointment_outcomes set attempts = 9 where id = '${outcome}'`)
    const forLong = 'keeps failing. Contact the system operator'
    expect(await own()).toEqual([
      { ...decided, says: `${about} ${forLong}` },
      { ...recorded, says: `${outcomeIs} ${forLong}` },
    ])
    await run(`update case_decisions set done_at = now() where id = '${decision}'`)
    await run(`update appointment_outcomes set undone_at = now() where id = '${outcome}'`)
    expect(await own()).toEqual([])
    await run(`update appointments set state = 'cancelled' where id = '${appointment}'`)
  })

  it('says of an overdue approval that it waits for its second signature, and calls it theirs who may give that', async () => {
    const { caseId, order } = await newReadyPatient(app)
    const [first, second] = [await newStaff(app, 'prescriber'), await newStaff(app, 'prescriber')]
    const sealed = app.services.vault.seal('{}', 'any').toString('hex')
    const decided = (id: string, by: string, ago: string) =>
      run(`insert into case_decisions (id, case_id, epoch, kind, staff_id, content, rules_version, decided_at, final_at, done_at)
        select '${id}', '${caseId}', count(*), 'approve', '${by}', '\\x${sealed}', '', now() - interval '${ago}',
          now() - interval '${ago}', now() - interval '${ago}' from case_decisions where case_id = '${caseId}'`)
    // Of an approval before, which was returned, anybody may sign the next.
    await decided(randomUUID(), second.id, '2 days')
    await decided(randomUUID(), first.id, '1 day')
    await run(
      `update cases set state = 'ready', awaits_signature = true, due_at = now() - interval '1 hour' where id = '${caseId}'`,
    )
    const seenBy = async (who: typeof first) =>
      ((await who.post('desk_watch', {})).json().data.rows as InboxRow[]).find(({ id }) => id === `clock/${caseId}`)
    const says = `${order.reference} is overdue: approved, waiting for a second signature`
    expect(await seenBy(second)).toMatchObject({ says, owner: 'Prescriber', isMine: true, does: 'Open the case' })
    expect(await seenBy(first)).toMatchObject({ says, isMine: false, does: 'Open the case' })
    await run(`update cases set due_at = null where id = '${caseId}'`)
  })

  it('links each reader to their part, and nobody to what their role cannot do', async () => {
    const { caseId, orderId, order } = await newReadyPatient(app)
    const seenBy = async (role: Role) =>
      (await watch(role)).rows
        .filter(({ id }) => id === `clock/${caseId}` || id === `money/${orderId}`)
        .map(({ to, act, does }) => [to, act, does])
    const stands = (state: string) =>
      run(`update cases set state = '${state}', due_at = now() - interval '1 hour' where id = '${caseId}'`)
    const byCase = [`/desk/case?id=${caseId}`, null, 'Open the case']
    const notTheirs = [null, null, 'Not for your role']

    await stands('ready')
    expect(await seenBy('prescriber')).toEqual([byCase])
    expect(await seenBy('support')).toEqual([notTheirs])
    expect(await seenBy('administrator')).toEqual([notTheirs])
    await stands('approved')
    expect(await seenBy('pharmacist')).toEqual([[`/desk/pharmacy?id=${caseId}`, null, 'Open the check']])
    expect(await seenBy('prescriber')).toEqual([byCase])
    await stands('dispatched')
    expect(await seenBy('support')).toEqual([[`/desk/dispatch?id=${caseId}`, null, 'Open the parcel']])
    expect(await seenBy('coach')).toEqual([byCase])
    await stands('waiting_for_evidence')
    await run(`update cases set due_at = null where id = '${caseId}';
      insert into money_differences (id, order_id, what, expected_pence, found_pence, since)
        values ('${orderId}', '${orderId}', 'disputed', ${order.amountPence}, 0, now())`)
    expect(await seenBy('support')).toEqual([[`/desk/watch?money=${orderId}`, null, 'Open payment']])
    expect(await seenBy('coach')).toEqual([notTheirs])
  })

  it('shows a failing source as unknown, and the rest', async () => {
    await app.asOwner('alter table refunds rename to refunds_away')
    const { rows, unknown } = await watch()
    await app.asOwner('alter table refunds_away rename to refunds')
    expect(unknown).toEqual(['refunds', 'post'])
    expect(rows.some(({ source }) => source === 'money')).toBe(true)
    await app.asOwner(
      'alter table threads rename to threads_away; create view threads as select t.* from threads_away t, pg_sleep(60); grant select on threads to public',
    )
    expect((await watch()).unknown).toEqual(['replies'])
    await app.asOwner('drop view threads; alter table threads_away rename to threads')
  })

  it('shows jobs that fail or are late, and a card provider that is away', async () => {
    let isAway = false
    const runner = startRunner({
      services: app.services,
      database: app.database,
      jobs: [
        {
          name: 'the card provider answers',
          everyMs: 10,
          withinMs: hourMs,
          run: async () => {
            if (isAway) throw new Error('away')
          },
        },
      ],
    })
    await expect.poll(async () => (await run('select name from job_turns')).rows).toHaveLength(1)
    expect(await rowsOf('provider')).toEqual([])
    isAway = true
    await expect.poll(() => rowsOf('provider')).toMatchObject([{ severity: 'urgent' }])
    isAway = false
    await expect.poll(() => rowsOf('provider')).toEqual([])
    const support = await newStaff(app, 'support')
    const jobs = async () => (await support.post('desk_jobs', {})).json().data.jobs
    expect(await jobs()).toMatchObject([
      { name: 'the card provider answers', heldBy: { host: hostname(), pid: process.pid }, trouble: null },
    ])
    await runner.close()
    expect(await jobs()).toMatchObject([{ heldBy: null, nextAt: null, trouble: null }])
    await run(`
      insert into job_turns (name, every_ms, done_at, failed_at, failing_since, failed_parts) values
        ('payments are reconciled', 30000, now() - interval '10 minutes', null, null, null),
        ('the archived log is encrypted', 60000, now() - interval '1 month', null, null, null),
        ('what is over is erased', 3600000, now() - interval '1 hour', now(), now() - interval '1 minute', '{visits,codes}'),
        ('doves are fed', 3600000, now(), null, null, null);
      insert into job_leases values
        ('doves are fed', gen_random_uuid(), 'gone', 1, null, now(), now() - interval '2 minutes')`)
    expect((await rowsOf('jobs')).map(({ says }) => says).toSorted()).toEqual([
      'A background job is failing: what is over is erased (visits, codes)',
      'A background job is late: payments are reconciled',
      'A background job is not running on any server: doves are fed',
    ])
    expect(await jobs()).toMatchObject([
      { name: 'doves are fed', trouble: 'nobody' },
      { name: 'payments are reconciled', trouble: 'late' },
      { name: 'what is over is erased', trouble: 'fails', failedParts: ['visits', 'codes'] },
      { name: 'the card provider answers', trouble: null },
    ])
    expect((await (await newStaff(app, 'auditor')).post('desk_jobs', {})).statusCode).toBe(403)
    await run(`
      delete from job_turns;
      insert into job_turns (name, every_ms, done_at) values ('doves are fed', 3600000, now()), ('doves', 3600000, now());
      insert into job_leases values ('doves', gen_random_uuid(), 'here', 1, null, now(), now() + interval '1 hour');
      update job_leases set until = now() + interval '1 hour';
      insert into job_failures (task, row_id, attempts, failed_at, next_try_at, failure)
        select 'doves are fed: grain', gen_random_uuid(), 1, now(), now(), 'error' from generate_series(1, 2)`)
    expect(await rowsOf('jobs')).toMatchObject([
      {
        id: 'job/doves are fed',
        says: 'A background job is retrying 2 failed entries: doves are fed',
        does: 'Contact the system operator',
      },
    ])
  })
})
