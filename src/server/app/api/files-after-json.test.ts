import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { withFilesType } from '#contract/with-files.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { carriesFiles } from './files-after-json.ts'
import { route } from './route.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('B-17 slow bodies are allowed only for calls that take files, and only with their content type', async () => {
  const seen: string[] = []
  const server = Fastify()
  await server.register(cookie)
  server.addHook('onRequest', async (request) => {
    if (carriesFiles(request)) seen.push(`${request.url} ${request.headers['content-type']}`)
  })
  route(server, app.services, calls.contact_us, async () => ({ reference: 'none' }))
  route(server, app.services, calls.release_hold, async () => ({}))
  for (const url of ['/api/contact_us', '/api/release_hold', '/nowhere']) {
    for (const type of ['application/json', withFilesType]) {
      await server.inject({ method: 'POST', url, headers: { 'content-type': type }, payload: '{}' })
    }
    await server.inject({ method: 'POST', url })
  }
  await server.close()
  expect(seen).toEqual([`/api/contact_us ${withFilesType}`])
})
