/** Runs as a process of its own, so that making the load takes no turn of the server's event loop. */
import { answerJobs } from '../processes/answer-jobs.ts'
import { openConnection } from './connection.ts'
import { type Client, type Flooded, flood, type Until } from './flood.ts'
import { createReader } from './reader.ts'
import { type Latencies, type Pace, steady } from './steady.ts'
import { createVisitor } from './visitor.ts'

export interface LoadOptions {
  readonly port: number
  readonly clients: number
  readonly as: 'visitor' | 'reader'
}

export type LoadJob = ({ readonly kind: 'flood' } & Until) | ({ readonly kind: 'steady' } & Pace)

const create = { visitor: createVisitor, reader: createReader }

await answerJobs(async ({ port, clients, as }: LoadOptions) => {
  const open = async (): Promise<Client> => ({ caller: create[as](), connection: await openConnection(port) })
  const opened = await Promise.all(Array.from({ length: clients }, open))
  // The first save begins each visit.
  await Promise.all(opened.map(({ caller, connection }) => connection.send(caller.request()).then(caller.accepts)))
  return (job: LoadJob): Promise<Flooded | Latencies> =>
    job.kind === 'flood' ? flood(opened, job) : steady(opened, job)
})
