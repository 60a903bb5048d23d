import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { dropSlowBodies } from './slow-bodies.ts'

it('a request that does not arrive in time is cut off, one with files is waited for, and others are served', async () => {
  const app = Fastify()
  dropSlowBodies(app, 200, ({ routeOptions }) => routeOptions.url === '/files')
  app.post('/words', async () => 'read')
  app.post('/files', async () => 'read')
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo

  async function begin(path: string) {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    let heard = ''
    let isClosed = false
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      heard += String(data)
    })
    socket.on('close', () => {
      isClosed = true
    })
    await once(socket, 'connect')
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{`)
    return { socket, heard: () => heard, isClosed: () => isClosed }
  }

  const words = await begin('/words')
  const files = await begin('/files')
  const quick = await begin('/words')
  quick.socket.write('}')
  await expect.poll(words.isClosed, { timeout: 4_000 }).toBe(true)
  expect(quick.heard()).toContain('200 OK')
  expect(quick.isClosed()).toBe(false)
  expect(files.isClosed()).toBe(false)
  files.socket.write('}')
  await expect.poll(files.heard).toContain('200 OK')
})
