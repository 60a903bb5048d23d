import type { SQL } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import { isLate } from '#domain/operations/operations-inbox.ts'
import type { Database } from '../database/database.ts'
import { caseRows, failingRows, jobRows, queueRows, signInRows } from './counted.ts'

/** The state of the database when the returned function is called: the same from every process. */
export function addBusiness(registry: Registry, database: Database, now: () => number): () => Promise<void> {
  const read = new Gauge({
    name: 'larkwell_counted',
    help: 'Whether the figures of this kind could be read.',
    labelNames: ['source'],
    registers: [registry],
  })
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })

  /** A failed query omits its metrics, so that they are not read as zero. */
  async function rows<Row extends Record<string, unknown>>(source: string, query: SQL): Promise<Row[] | null> {
    try {
      const found = await database.run((orm) => orm.execute<Row>(query))
      read.set({ source }, 1)
      return found.rows as Row[]
    } catch {
      read.set({ source }, 0)
      return null
    }
  }

  const waiting = gauge('larkwell_queue_waiting', 'What waits to be done.', ['queue'])
  const oldest = gauge('larkwell_queue_oldest_seconds', 'For how long the oldest of it has waited.', ['queue'])
  const failed = gauge('larkwell_queue_failed', 'What was given up or has failed several times.', ['queue'])
  // Labelled `task`: Prometheus adds a label `job` of its own to everything it scrapes, and renames ours.
  const jobAge = gauge('larkwell_job_age_seconds', 'Since when a job was last done.', ['task'])
  const jobLate = gauge('larkwell_job_late', 'Whether a job has missed two turns.', ['task'])
  const jobFails = gauge('larkwell_job_fails', 'Whether the last turn of a job failed.', ['task'])
  const partFails = gauge('larkwell_job_part_fails', 'Which parts of it failed.', ['task', 'part'])
  const jobHeld = gauge('larkwell_job_held', 'Whether a process does a job.', ['task'])
  const rowsFailing = gauge('larkwell_job_rows_failing', 'Rows that a job cannot handle and tries again.', ['task'])
  const cases = gauge('larkwell_cases', 'Open cases by state.', ['state'])
  const overdue = gauge('larkwell_cases_overdue', 'Those whose clock has run out.', ['state'])
  const signIns = gauge('larkwell_sign_ins_recent', 'Sign-ins of the last 15 minutes by outcome.', ['outcome'])

  return async () => {
    const at = now()
    const ofJobs = [jobAge, jobLate, jobFails, partFails, jobHeld, rowsFailing]
    for (const one of [waiting, oldest, failed, ...ofJobs, cases, overdue, signIns]) one.reset()
    const [queues, jobs, failing, states, outcomes] = await Promise.all([
      rows<QueueRow>('queues', queueRows(at)),
      rows<JobRow>('jobs', jobRows),
      rows<FailingRow>('job failures', failingRows),
      rows<CaseRow>('cases', caseRows(at)),
      rows<SignInRow>('sign-ins', signInRows(at)),
    ])
    for (const { queue, waits, seconds, gave_up } of queues ?? []) {
      waiting.set({ queue }, Number(waits))
      oldest.set({ queue }, Number(seconds ?? 0))
      failed.set({ queue }, Number(gave_up))
    }
    for (const { job, every_ms, done, fails, parts, held } of jobs ?? []) {
      const doneAt = done === null ? null : Number(done)
      if (doneAt !== null) jobAge.set({ task: job }, (at - doneAt) / 1_000)
      jobLate.set({ task: job }, isLate(doneAt, Number(every_ms), at) ? 1 : 0)
      jobFails.set({ task: job }, fails ? 1 : 0)
      jobHeld.set({ task: job }, held ? 1 : 0)
      for (const part of fails ? parts : []) partFails.set({ task: job, part }, 1)
    }
    for (const { task, failing: count } of failing ?? []) rowsFailing.set({ task }, Number(count))
    for (const { state, all, late } of states ?? []) {
      cases.set({ state }, Number(all))
      overdue.set({ state }, Number(late))
    }
    for (const { outcome, times } of outcomes ?? []) signIns.set({ outcome }, Number(times))
  }
}

interface QueueRow extends Record<string, unknown> {
  readonly queue: string
  readonly waits: string
  readonly seconds: string | null
  readonly gave_up: string
}

interface JobRow extends Record<string, unknown> {
  readonly job: string
  readonly every_ms: string
  readonly done: string | null
  readonly fails: boolean
  readonly parts: readonly string[]
  readonly held: boolean
}

interface FailingRow extends Record<string, unknown> {
  readonly task: string
  readonly failing: string
}

interface CaseRow extends Record<string, unknown> {
  readonly state: string
  readonly all: string
  readonly late: string
}

interface SignInRow extends Record<string, unknown> {
  readonly outcome: string
  readonly times: string
}
