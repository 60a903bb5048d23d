import { execFileSync } from 'node:child_process'
import { createECDH, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { Agent, createServer } from 'node:https'
import { type AddressInfo, createServer as createPlainServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import webPush from 'web-push'
import { readConfig } from '../../config/config.ts'
import { type Keys, parseKeys } from '../../encryption/keys.ts'
import { createVault } from '../../encryption/vault.ts'
import { createPush } from './create-push.ts'
import { webPushOf } from './web-push.ts'

const host = 'push.lark.example'
const vapid = webPush.generateVAPIDKeys()
const browser = createECDH('prime256v1')
browser.generateKeys()
const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
const endpoint = `https://${host}/send/robin`

/** A push service with a certificate of its own, which alone is believed. */
async function service(answer: number | 'silence', headers: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'push-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const asked = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  execFileSync(
    'openssl',
    [...asked, '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  )
  const calls: { url: string | undefined; headers: object; bytes: number }[] = []
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, async (request, response) => {
    let bytes = 0
    for await (const part of request) bytes += part.length
    calls.push({ url: request.url, headers: request.headers, bytes })
    if (answer !== 'silence') response.writeHead(answer, headers).end('Somebody’s name')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ ca: readFileSync(cert) })
  // The usual port of the name leads to the stand-in.
  const connect = agent.createConnection.bind(agent)
  agent.createConnection = (options, done) => connect({ ...options, host: '127.0.0.1', port, servername: host }, done)
  const push = webPushOf({ ...vapid, hosts: [host], contact: 'hello@larkwell.example' }, agent)
  const send = (to = endpoint) =>
    push.send({ endpoint: to, ...keys, text: 'Larkwell: you have a reminder' }, AbortSignal.timeout(3_000))
  return { calls, send }
}

describe('a notification', () => {
  it('is encrypted, signed with our key, and kept by the push service for half a day at most', async () => {
    const { calls, send } = await service(201)
    expect(await send()).toBe('accepted')
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({
      url: '/send/robin',
      headers: {
        'content-encoding': 'aes128gcm',
        ttl: '43200',
        topic: 'reminder',
        authorization: expect.stringMatching(new RegExp(`^vapid t=.+, k=${vapid.publicKey}$`)),
      },
    })
    expect(calls[0]?.bytes).toBeGreaterThan(80)
  })

  it.each([404, 410])('a %i says that the browser is gone', async (status) => {
    const { send } = await service(status)
    expect(await send()).toBe('gone')
  })

  it.each([400, 403, 429, 500])('a %i is a failure that reveals nothing about anybody', async (status) => {
    const { send } = await service(status)
    await expect(send()).rejects.toMatchObject({
      name: 'ProviderError',
      status,
      message: `The push service answered ${status}.`,
    })
  })

  it.each([301, 302, 307, 308])('a %i is not followed', async (status) => {
    const elsewhere: unknown[] = []
    const other = createPlainServer((socket) => {
      elsewhere.push(socket)
      socket.destroy()
    })
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo
    const { send, calls } = await service(status, { location: `http://127.0.0.1:${port}/latest/meta-data` })
    await expect(send()).rejects.toMatchObject({ status })
    expect(calls).toHaveLength(1)
    expect(elsewhere).toEqual([])
  })

  it('to an address that is not on the list is never sent, whatever was stored', async () => {
    const { send, calls } = await service(201)
    for (const other of [
      'https://127.0.0.1/send',
      `http://${host}/send`,
      `https://${host}:8443/`,
      `https://a@${host}/`,
    ])
      expect(await send(other)).toBe('gone')
    expect(calls).toEqual([])
  })

  it('stops when its signal says so', async () => {
    const { send } = await service('silence')
    await expect(send()).rejects.toMatchObject({ name: expect.stringMatching(/Abort|Timeout/) })
  })
})

describe('which push is used', () => {
  const vault = createVault(parseKeys(`test-1:${Buffer.alloc(32, 7).toString('base64')}`) as Keys)
  const production = { push: null, pushHosts: [host], mailFrom: 'Larkwell <hello@larkwell.example>', isDemo: false }

  it('with keys it is the real one, in a demo an outbox with a lasting key, else there is none', async () => {
    expect(createPush({ ...production, push: vapid }, vault)).toMatchObject({
      isOutbox: false,
      publicKey: vapid.publicKey,
    })
    const [first, second] = [1, 2].map(() => createPush({ ...production, isDemo: true }, vault))
    expect(first?.isOutbox).toBe(true)
    expect(Buffer.from(first?.publicKey ?? '', 'base64url')).toHaveLength(65)
    expect(second?.publicKey).toBe(first?.publicKey)
    expect(await first?.endpointProblem('https://127.0.0.1/')).not.toBeNull()
    expect(createPush(production, vault).publicKey).toBeNull()
  })

  it('half of a pair of keys, a key of another length and an address of a machine are refused as settings', () => {
    const read = (env: object) => () => readConfig({ NODE_ENV: 'test', ...env })
    expect(read({ PUSH_PUBLIC_KEY: vapid.publicKey })).toThrow(/PUSH_PRIVATE_KEY is needed with/)
    expect(read({ PUSH_PUBLIC_KEY: 'short', PUSH_PRIVATE_KEY: vapid.privateKey })).toThrow(/65 bytes/)
    for (const hosts of ['127.0.0.1', 'localhost', '*', '*.', 'https://push.example', 'push.example:443', '[::1]'])
      expect(read({ PUSH_HOSTS: hosts })).toThrow(/names of push services/)
    expect(read({ PUSH_HOSTS: 'push.example, *.push.example' })().pushHosts).toEqual(['push.example', '*.push.example'])
    expect(readConfig({ NODE_ENV: 'test' }).pushHosts).toContain('*.notify.windows.com')
  })
})
