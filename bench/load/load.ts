/** Runs as a process of its own, so that generating load takes no time of the server's event loop. */
import { readFile } from 'node:fs/promises'
import { answerJobs } from '../processes/answer-jobs.ts'
import { openConnection } from './connection.ts'
import { type Client, type Flooded, flood, type Until } from './flood.ts'
import { createReader } from './reader.ts'
import { createScript } from './script.ts'
import { type Latencies, type Pace, steady } from './steady.ts'
import { createVisitor } from './visitor.ts'

export interface LoadOptions {
  readonly port: number
  readonly clients: number
  readonly as: 'visitor' | 'reader' | 'script'
  /** For `script`: a file with the requests, as a JSON list, distributed among the clients. */
  readonly requestsIn?: string
}

export type LoadJob = ({ readonly kind: 'flood' } & Until) | ({ readonly kind: 'steady' } & Pace)

await answerJobs(async ({ port, clients, as, requestsIn }: LoadOptions) => {
  const requests: string[] = requestsIn ? JSON.parse(await readFile(requestsIn, 'utf8')) : []
  const callerFor = (client: number) =>
    as === 'visitor'
      ? createVisitor()
      : as === 'reader'
        ? createReader()
        : createScript(requests.filter((_, at) => at % clients === client))
  const open = async (client: number): Promise<Client> => ({
    caller: callerFor(client),
    connection: await openConnection(port),
  })
  const opened = await Promise.all(Array.from({ length: clients }, (_, client) => open(client)))
  // The first save begins each guest session.
  if (as === 'visitor')
    await Promise.all(opened.map(({ caller, connection }) => connection.send(caller.request()).then(caller.accepts)))
  return (job: LoadJob): Promise<Flooded | Latencies> =>
    job.kind === 'flood' ? flood(opened, job) : steady(opened, job)
})
