import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TLSSocket } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#server/platform/http/free-port.ts'
import { ownFolder } from '#server/testing/own-folder.ts'
import { newStaff } from '#server/testing/test-staff.ts'
import { root } from '../../scripts/prepare.mjs'
import { deskServers } from '../faults/desk-servers.ts'
import type { ServerProcess } from '../faults/server-process.ts'
import { until } from '../faults/until.ts'
import { keepSaving, newVisitors } from '../faults/visitors.ts'

const binary = [process.env.NGINX ?? '', '/usr/sbin/nginx'].find((path) => path !== '' && existsSync(path))
const read = (name: string) => readFileSync(join(root, 'deploy/nginx', name), 'utf8')
/** A name that resolves to this machine, and that a demo answers to. */
const publicHost = 'localhost'

/** The delivered configuration, with other ports and paths. */
async function proxyBefore(servers: readonly ServerProcess[]) {
  const folder = await ownFolder('nginx')
  const [port, plainPort] = [await freePort(), await freePort()]
  const processes = servers.reduce(
    (text, { address }, at) => text.replace(`app-${at + 1}:3000`, new URL(address).host),
    read('upstream-compose.conf'),
  )
  const placed = read('larkwell.conf.template')
    .replaceAll(/\$\{PUBLIC_HOST\}/g, publicHost)
    .replaceAll('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('/etc/nginx/tls', folder)
    .replaceAll('/var/log/nginx/access.log', join(folder, 'access.log'))
  expect(placed + processes).not.toMatch(/app-\d|\/etc\/nginx|\/var\/log|\$\{/)
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${publicHost}`]
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  execFileSync('openssl', [...made, ...files], { stdio: 'ignore' })
  await mkdir(join(folder, 'tmp'))
  await writeFile(join(folder, 'larkwell.conf'), placed)
  await writeFile(join(folder, 'upstream.conf'), processes)
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = kinds.map((kind) => `${kind}_temp_path ${join(folder, 'tmp', kind)};`).join(' ')
  const whole =
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${join(folder, 'pid')}; error_log stderr warn;\n` +
    `events {} http { access_log off; ${temporary} include ${join(folder, '*.conf')}; }\n`
  await writeFile(join(folder, 'nginx'), whole)
  const child = spawn(binary as string, ['-p', folder, '-c', join(folder, 'nginx')], {
    // Not ours: `$` means something else to NGINX.
    env: {},
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  const address = `https://${publicHost}:${port}`
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`nginx did not start.\n${said}`)
    return (await ask(`${address}/healthz`).catch(() => null))?.status === 200
  }, 10_000)
  return {
    address,
    plain: `http://${publicHost}:${plainPort}`,
    said: () => said,
    accessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
  }
}

interface Asked {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: Buffer
  /** The server name for TLS. */
  readonly sni?: string
}

const begin = (
  url: string,
  { method = 'GET', headers = {}, body, sni = publicHost }: Asked = {},
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const ask = url.startsWith('https:') ? request : requestPlainly
    const sent = ask(url, { method, headers, servername: sni, rejectUnauthorized: false }, resolve)
    sent.once('error', reject)
    sent.end(body)
  })

async function ask(url: string, asked?: Asked) {
  const reply = await begin(url, asked)
  let text = ''
  for await (const chunk of reply.setEncoding('utf8')) text += chunk
  return { status: reply.statusCode ?? 0, headers: reply.headers, text }
}

test.skipIf(binary === undefined)(
  'S-18 O-7 our own nginx configuration answers to one name alone, and logs neither codes nor keys, even when nobody answers',
  { timeout: 300_000 },
  async () => {
    const { first } = await deskServers({ TRUST_PROXY: '1' })
    const { address, plain, said, accessLog } = await proxyBefore([first, first, first])
    const evil = { headers: { host: 'evil.example' } }

    // No redirect to an invented name, and no page under it.
    await expect(ask(`${plain}/faqs`, evil)).rejects.toThrow(/hang up|ECONNRESET/)
    await expect(ask(`${address}/faqs`, { sni: 'evil.example' })).rejects.toThrow(/unrecognized name|alert/)
    await expect(ask(`${address}/faqs`, evil)).rejects.toThrow(/hang up|ECONNRESET/)
    expect((await ask(`${plain}/faqs?a=1`)).headers.location).toBe(`https://${publicHost}/faqs?a=1`)
    // Pages are redirected, a call is refused; and with encryption the newest version is used.
    expect((await ask(`${plain}/api/my_account`, { method: 'POST' })).status).toBe(403)
    const { socket } = (await begin(`${address}/healthz`)).resume()
    expect((socket as TLSSocket).getProtocol()).toBe('TLSv1.3')

    const secrets = [
      '/api/calendar.ics?key=a-calendar-key',
      '/api/calendar.ics/?key=a-calendar-key',
      '/api/oauth/google/return?code=a-sign-in-code&state=some-state',
    ]
    for (const secret of secrets) expect((await ask(address + secret)).status).toBe(404)
    await first.end('SIGKILL')
    for (const secret of secrets) expect((await ask(address + secret)).status).toBe(502)
    expect((await ask(`${address}/faqs`)).status).toBe(502)
    // The error log does report the request.
    await until(() => said().includes('/faqs'), 5_000)
    await until(() => accessLog().split('\n').length > 9, 5_000)
    expect(accessLog()).toContain('"GET /api/calendar.ics HTTP/1.1" 404')
    for (const log of [said(), accessLog()]) expect(log).not.toMatch(/a-calendar-key|a-sign-in-code|some-state|evil/)
  },
)

test.skipIf(binary === undefined)(
  'three processes behind our own nginx configuration: pages, calls, news as it comes, bodies up to their limit, and one taken out without a failed request',
  { timeout: 600_000 },
  async ({ annotate }) => {
    const { app, first, start } = await deskServers({
      DRAIN_SECONDS: '3',
      TRUST_PROXY: '1',
      METRICS_TOKEN: 'x'.repeat(20),
    })
    const servers = [first, await start(), await start()]
    const { address, plain, said } = await proxyBefore(servers)

    const home = await ask(`${address}/`, { headers: { 'accept-encoding': 'br' } })
    expect([home.status, home.headers['content-encoding']]).toEqual([200, 'br'])
    expect(home.headers['content-security-policy']).toContain("script-src 'self'")
    expect((await ask(`${plain}/faqs?a=1`)).headers.location).toBe(`https://${publicHost}/faqs?a=1`)
    // Pages are redirected, a call is refused; and with encryption the newest version is used.
    expect((await ask(`${plain}/api/my_account`, { method: 'POST' })).status).toBe(403)
    const { socket } = (await begin(`${address}/healthz`)).resume()
    expect((socket as TLSSocket).getProtocol()).toBe('TLSv1.3')
    expect((await ask(`${address}/metrics`, { headers: { authorization: `Bearer ${'x'.repeat(20)}` } })).status).toBe(
      404,
    )

    const staff = await newStaff(app, 'support')
    const news = await begin(`${address}/api/desk_changes`, { headers: { cookie: staff.cookie } })
    expect(news.headers['content-type']).toContain('text/event-stream')
    let heard = ''
    news.setEncoding('utf8').on('data', (chunk) => (heard += chunk))
    await until(() => heard.includes('event: beat'), 3_000)
    await app.database.run((orm) =>
      orm.execute(`insert into desk_changes (kind, subject) values ('case', gen_random_uuid())`),
    )
    await until(() => heard.includes('event: change'), 5_000)
    news.destroy()

    const big = (megabytes: number) =>
      ask(`${address}/api/contact_us`, { method: 'POST', body: Buffer.alloc(megabytes << 20) })
    expect((await big(53).catch(() => ({ status: 413 }))).status).toBe(413)
    // Within the limit of the proxy the product answers.
    expect((await big(1)).text).toContain('"code"')

    const crowd = keepSaving(address, newVisitors(8))
    onTestFinished(() => crowd.stop())
    await until(() => crowd.visitors.every((visitor) => visitor.acknowledged() > 3), 20_000)
    await sleep(1_000)
    const [, leaving] = servers
    const begun = performance.now()
    expect(await leaving?.end('SIGTERM')).toBe(0)
    const took = performance.now() - begun
    await sleep(2_000)
    await crowd.stop()
    // A busy machine may ask to try again in a second; every request is answered.
    const told = crowd.replies.filter(({ status, retryAfter }) => status === 503 && retryAfter === '1')
    expect(crowd.replies.filter((reply) => reply.status !== 200 && !told.includes(reply))).toEqual([])
    expect(took).toBeGreaterThan(3_000)
    for (const visitor of crowd.visitors) await visitor.findsEverything(address)
    await annotate(
      `${crowd.replies.length} saves, none failed, ${told.length} told to come back; the process ended after ${Math.round(took)} ms; nginx said: ${said()}`,
    )
  },
)
