/**
 * A simple implementation of an afternoon: Fastify, pg, one table with a column of JSON, one statement. It waits for
 * the disk at every commit, as ours does. It has no encryption, no checks of origin or answers, no proof of ownership,
 * no handling of several tabs, no limits and no log.
 */
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { Pool } from 'pg'
import { answerJobs } from '../processes/answer-jobs.ts'

export interface PlainFormOptions {
  readonly url: string
}

export interface PlainFormAddress {
  readonly port: number
}

/** As many as the product has. */
const connections = 10

const table = `create table if not exists plain_forms (
  id uuid primary key, answers jsonb not null, revision integer not null, updated_at timestamptz not null default now()
)`

const save = {
  name: 'save',
  text: `insert into plain_forms (id, answers, revision) values ($1, $2, 1)
    on conflict (id) do update set answers = excluded.answers, revision = plain_forms.revision + 1, updated_at = now()
    returning revision`,
}

interface Sent {
  readonly ansData: string
  readonly uniqueId: string
}

await answerJobs(async ({ url }: PlainFormOptions) => {
  const pool = new Pool({ connectionString: url, max: connections })
  await pool.query(table)
  const app = Fastify()
  app.post<{ Body: Sent }>('/api/save_answer', async ({ body }, reply) => {
    const uniqueId = body.uniqueId || randomUUID()
    const { rows } = await pool.query<{ revision: number }>({ ...save, values: [uniqueId, body.ansData] })
    if (!body.uniqueId) reply.header('set-cookie', `visit=${uniqueId}; Path=/; HttpOnly`)
    return { code: 200, data: { uniqueId, revision: rows[0]?.revision }, message: '' }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (): PlainFormAddress => ({ port: (app.server.address() as AddressInfo).port })
})
