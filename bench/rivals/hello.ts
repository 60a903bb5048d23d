/** Fastify without anything else: the fastest that our framework could serve a page. */
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { answerJobs } from '../processes/answer-jobs.ts'

export interface HelloAddress {
  readonly port: number
}

await answerJobs(async () => {
  const app = Fastify()
  app.get('/', () => ({ hello: 'world' }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (): HelloAddress => ({ port: (app.server.address() as AddressInfo).port })
})
