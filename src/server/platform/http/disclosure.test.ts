import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSite } from '../../app/site/files.ts'
import { securityHeaders } from '../../app/site/security-headers.ts'
import { startTestApp } from '../../testing/test-app.ts'

let folder: string
let app: Awaited<ReturnType<typeof startTestApp>>
let address: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkwell-disclosure-'))
  const files = {
    'index.html': '<!doctype html><h1>Home</h1>',
    'about-us/index.html': '<!doctype html><h1>About</h1>',
    'not-found/index.html': '<!doctype html><h1>Nothing here</h1>',
    'assets/app-abc123.js': 'export const answer = 42',
    '.git/config': 'private',
    '.env': 'private',
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const site = await readSite(folder, {
    apiPrefix: '/api',
    isDemo: true,
    origin: 'http://localhost:3000',
    always: await securityHeaders(false),
  })
  app = await startTestApp({ site, env: { METRICS_TOKEN: 'a-token-for-tests-alone' } })
  address = await app.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** With the raw path: `fetch` would normalise it, and refuses TRACE. */
const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(address)
    request({ hostname, port, method, path, headers: { host: 'localhost', ...headers } }, async (reply) => {
      let body = ''
      for await (const part of reply) body += part
      resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body })
    })
      .on('error', reject)
      .end()
  })

describe('nothing is disclosed that was not meant to be public', () => {
  it.each(['/', '/about-us', '/assets/app-abc123.js', '/api/my_account', '/healthz', '/nowhere'])(
    'ASVS 13.4.4 TRACE %s is refused, and repeats nothing of the request',
    async (path) => {
      const { status, body } = await ask('TRACE', path, { cookie: 'session=abcdef', 'x-marker': 'marked' })
      expect([404, 405]).toContain(status)
      expect(body).not.toMatch(/marked|abcdef|TRACE/)
    },
  )

  it.each(['/assets', '/assets/', '/about-us/..', '/api', '/api/', '/.vite/', '/fonts/'])(
    'ASVS 13.4.3 %s lists no folder',
    async (path) => {
      const { status, body } = await ask('GET', path)
      expect(status).toBe(404)
      expect(body).not.toContain('app-abc123')
    },
  )

  it.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/../package.json',
    '/..%2f.env',
    '/%2e%2e/package.json',
    '/assets/../../package.json',
    '/assets/..%5c..%5cpackage.json',
    '/package.json',
    '/src/server/main.ts',
    '/RELEASE',
  ])('ASVS 13.4.1 %s is not served', async (path) => {
    const { status, body } = await ask('GET', path)
    expect(status).toBe(404)
    expect(body).not.toMatch(/private|larkwell"|import /)
  })

  it('ASVS 13.4.5 figures are not there without the token, and replies do not name what serves them', async () => {
    expect((await ask('GET', '/metrics')).status).toBe(404)
    expect((await ask('GET', '/metrics', { authorization: 'Bearer a-token-for-tests-alone' })).status).toBe(200)
    for (const path of ['/', '/nowhere', '/healthz', '/api/nothing']) {
      const { headers } = await ask('GET', path)
      expect(headers).not.toHaveProperty('server')
      expect(headers).not.toHaveProperty('x-powered-by')
    }
  })
})
