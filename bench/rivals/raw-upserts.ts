/** The throughput of the database alone: one row per client, written alternately with two contents. */
import { randomBytes, randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { Flooded, Until } from '../load/flood.ts'
import { answerJobs } from '../processes/answer-jobs.ts'

export interface RawOptions {
  readonly url: string
  readonly clients: number
}

/** As long as a sealed set of two answers. */
const sealedBytes = 84

const table = `create table if not exists bench_upserts (
  id uuid primary key, answers bytea not null, updated_at timestamptz not null default now()
)`

const upsert = {
  name: 'upsert',
  text: `insert into bench_upserts (id, answers) values ($1, $2)
    on conflict (id) do update set answers = excluded.answers, updated_at = now()`,
}

await answerJobs(async ({ url, clients }: RawOptions) => {
  const opened = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new Client({ connectionString: url })
      await client.connect()
      return { client, id: randomUUID(), contents: [randomBytes(sealedBytes), randomBytes(sealedBytes)] }
    }),
  )
  await opened[0]?.client.query(table)

  return async ({ milliseconds = 0 }: Until): Promise<Flooded> => {
    const begun = performance.now()
    let done = 0
    await Promise.all(
      opened.map(async ({ client, id, contents }) => {
        for (let turn = 0; performance.now() - begun < milliseconds; turn++) {
          await client.query({ ...upsert, values: [id, contents[turn % 2]] })
          done++
        }
      }),
    )
    return { done, errors: 0, seconds: (performance.now() - begun) / 1000 }
  }
})
