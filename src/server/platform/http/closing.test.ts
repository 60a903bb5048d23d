import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { closingAfterReplies } from './closing.ts'

it('closing waits for the reply to a request on whatever connection', async () => {
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
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  app.get('/', async () => 'done')
  app.get('/slow', async () => {
    await gate
    return 'done'
  })
  const door = { isClosing: false }
  closingAfterReplies(app, door)
  const connection = async (path = '/') => (await app.inject(path)).headers.connection
  expect(await connection()).toBe('keep-alive')
  const underWay = connection('/slow')
  await new Promise((resolve) => setTimeout(resolve, 50))
  door.isClosing = true
  expect(await connection()).toBe('close')
  open()
  expect(await underWay, 'O-7 a request from before').toBe('close')
})

/**
 * A proxy on a thread of its own. It has opened a connection, and sent a call over it, while the server's thread was
 * blocked: afterwards the connection waits to be accepted, or the call to be read.
 */
const proxy = `
  const { connect } = require('node:net')
  const { parentPort, workerData: { port, isKept, signal } } = require('node:worker_threads')
  const call = 'POST / HTTP/1.1\\r\\nhost: any\\r\\ncontent-length: 0\\r\\n\\r\\n'
  const tell = () => { Atomics.store(signal, 0, 1); Atomics.notify(signal, 0) }
  let heard = ''
  const socket = connect(port, '127.0.0.1', () => socket.write(call, () => isKept || tell()))
  if (isKept) {
    socket.once('data', () => parentPort.postMessage('kept'))
    parentPort.once('message', () => { heard = ''; socket.write(call, tell) })
  }
  socket.on('data', (chunk) => (heard += chunk))
  socket.on('error', (error) => parentPort.postMessage(error.code))
  socket.on('close', () => parentPort.postMessage(heard.split('\\r\\n')[0] || 'no reply'))
`

it.each([
  { isKept: true, how: 'was kept and is idle' },
  { isKept: false, how: 'is not accepted yet' },
])('O-7 a call sent before the server closes is answered, also over a connection that $how', async ({ isKept }) => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  app.post('/', async () => 'done')
  const door = { isClosing: false }
  const close = closingAfterReplies(app, door)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const signal = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(proxy, { eval: true, workerData: { port, isKept, signal } })
  onTestFinished(async () => void (await worker.terminate()))
  if (isKept) {
    expect(await once(worker, 'message')).toEqual(['kept'])
    worker.postMessage('again')
  } else await once(worker, 'online')
  const said = once(worker, 'message')
  // This thread is blocked until the other has sent its call.
  Atomics.wait(signal, 0, 0, 5_000)
  expect(Atomics.load(signal, 0)).toBe(1)
  door.isClosing = true
  await close()
  expect(await said).toEqual(['HTTP/1.1 200 OK'])
})
