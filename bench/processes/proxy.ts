/** A proxy of connections: each new one goes to the next server. It does not parse the traffic. */
import { type AddressInfo, connect, createServer } from 'node:net'
import { answerJobs } from './answer-jobs.ts'

export interface ProxyOptions {
  readonly ports: readonly number[]
}

export interface ProxyAddress {
  readonly port: number
}

await answerJobs(async ({ ports }: ProxyOptions) => {
  let next = 0
  const server = createServer({ noDelay: true }, (client) => {
    const port = ports[next++ % ports.length] as number
    const behind = connect({ port, host: '127.0.0.1', noDelay: true })
    client.pipe(behind).pipe(client)
    client.on('error', () => behind.destroy())
    behind.on('error', () => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (): ProxyAddress => ({ port: (server.address() as AddressInfo).port })
})
