import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { closingAfterReplies } from './closing.ts'

it('closing waits for the reply to a request that came over whatever way', async () => {
  const app = Fastify()
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    await gate
    return 'done'
  })
  const close = closingAfterReplies(app, { isClosing: false })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const reply = app.inject('/slow')
  await app.inject('/unknown')
  let isClosed = false
  const closed = close().then(() => {
    isClosed = true
  })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(isClosed).toBe(false)
  open()
  expect((await reply).body).toBe('done')
  await closed
})

it('before it closes, each reply is the last over its connection', async () => {
  const app = Fastify()
  app.get('/', async () => 'done')
  const door = { isClosing: false }
  closingAfterReplies(app, door)
  const connection = async () => (await app.inject('/')).headers.connection
  expect(await connection()).toBe('keep-alive')
  door.isClosing = true
  expect(await connection()).toBe('close')
})
