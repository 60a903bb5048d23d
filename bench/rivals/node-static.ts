/** node:http with one precompressed file in memory: the least that Node can do for a page. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerJobs } from '../processes/answer-jobs.ts'

export interface NodeStaticOptions {
  readonly file: string
}

export interface NodeStaticAddress {
  readonly port: number
}

await answerJobs(async ({ file }: NodeStaticOptions) => {
  const page = await readFile(file)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': page.length,
    vary: 'accept-encoding',
  }
  const server = createServer((_, reply) => reply.writeHead(200, headers).end(page))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (): NodeStaticAddress => ({ port: (server.address() as AddressInfo).port })
})
