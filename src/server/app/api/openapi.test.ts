import { generateKeyPairSync } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { calls } from '#contract/calls.ts'
import { productionSettings } from '../../testing/production.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { testGateways } from '../../testing/test-gateways.ts'

/** Every method and path of the server, parsed from its printed route tree. */
function routesOf(server: FastifyInstance): string[] {
  const above: string[] = []
  return server
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, branch = '', part = '', methods] = /^([│ ]*[├└]── )(.*?)(?: \((.*)\))?$/.exec(line) ?? []
      if (part === '') return []
      const depth = branch.length / 4
      above.splice(depth - 1, above.length, part)
      return methods ? methods.split(', ').map((method) => `${method} ${above.join('')}`) : []
    })
}

/** The pages, the 404 of unknown calls, and the HEAD routes that Fastify adds to every GET. */
const isDescribed = (route: string) => !route.endsWith('/*') && !route.startsWith('HEAD ')

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly security?: readonly object[] }>>>>
  readonly components: { readonly securitySchemes: Readonly<Record<string, { readonly name: string }>> }
}

async function served(options: Parameters<typeof startTestApp>[0]) {
  const app = await startTestApp(options)
  const routes = routesOf(app.server).filter(isDescribed).sort()
  const description: Description = (
    await app.server.inject({ url: '/api/openapi.json', headers: { host: 'localhost' } })
  ).json()
  await app.close()
  const described = Object.entries(description.paths)
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    .sort()
  return { routes, described, description }
}

const appleKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const oauth = {
  GOOGLE_CLIENT_ID: 'google-id',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  APPLE_CLIENT_ID: 'apple-id',
  APPLE_TEAM_ID: 'team',
  APPLE_KEY_ID: 'key',
  APPLE_PRIVATE_KEY: appleKey.export({ type: 'pkcs8', format: 'pem' }).toString().replaceAll('\n', '\\n'),
  X_CLIENT_ID: 'x-id',
  X_CLIENT_SECRET: 'x-secret',
}

describe('the published description', () => {
  it('has everything that a demo with every provider serves, and nothing else', async () => {
    const { routes, described } = await served({ env: oauth })
    expect(routes).toEqual(
      expect.arrayContaining([
        'GET /healthz',
        'GET /api/oauth/google',
        'POST /api/oauth/apple/return',
        'POST /api/payment_webhook',
        'POST /sandbox-cards/challenge',
        ...Object.keys(calls).map((name) => `POST /api/${name}`),
      ]),
    )
    expect(described).toEqual(routes)
  })

  it('has everything that production serves, where there is no outbox and no sandbox', async () => {
    const { routes, described, description } = await served({ env: productionSettings, gateways: testGateways })
    expect(routes).not.toContain('POST /api/dev_outbox')
    expect(routes).not.toContain('POST /sandbox-cards/confirm')
    expect(described).toEqual(routes)
    expect(description.components.securitySchemes).toMatchObject({
      visit: { name: '__Host-visit' },
      account: { name: '__Host-session' },
    })
  })

  it('states the credentials of each call, and explains them', async () => {
    const { description } = await served({})
    for (const { name, auth } of Object.values(calls)) {
      const security = description.paths[`/api/${name}`]?.post?.security ?? []
      if (auth === 'anyone') expect([name, security]).toEqual([name, []])
      else
        expect(Object.keys(description.components.securitySchemes)).toEqual(
          expect.arrayContaining(Object.keys(security[0] ?? { [name]: [] })),
        )
    }
    expect(description.paths['/api/my_account']?.post).toMatchObject({
      security: [{ account: [] }],
      responses: { 401: { description: 'Nobody is signed in.' } },
    })
  })
})

describe('S-4 the cost of public requests', () => {
  const started = async (env: Record<string, string> = {}) => {
    const app = await startTestApp({ env })
    onTestFinished(() => app.close())
    return app
  }
  const describeTo = (app: TestApp, headers: Record<string, string> = {}) =>
    app.server.inject({ url: '/api/openapi.json', headers: { host: 'localhost', ...headers } })

  it('S-4 other requests are served while the description is made', async () => {
    const app = await started()
    const order: string[] = []
    await Promise.all([
      describeTo(app).then(() => order.push('description')),
      app.server.inject({ url: '/healthz', headers: { host: 'localhost' } }).then(() => order.push('health')),
    ])
    expect(order).toEqual(['health', 'description'])
  })

  it('S-4 writes the description once, however many ask, and sends it compressed', async () => {
    const app = await started()
    const written = vi.spyOn(JSON, 'stringify')
    onTestFinished(() => written.mockRestore())
    const replies = await Promise.all(Array.from({ length: 20 }, () => describeTo(app)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(
      written.mock.calls.filter(([value]) => value !== null && Object.hasOwn(Object(value), 'openapi')),
    ).toHaveLength(1)
    const plain = replies[0]?.rawPayload ?? Buffer.alloc(0)
    const br = await describeTo(app, { 'accept-encoding': 'gzip, br' })
    const gzip = await describeTo(app, { 'accept-encoding': 'gzip' })
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload).equals(plain)).toBe(true)
    expect(gunzipSync(gzip.rawPayload).equals(plain)).toBe(true)
    expect(br.rawPayload.length).toBeLessThan(plain.length / 8)
  })

  it('S-4 gives each form a strong tag, and sends nothing to a client that has it', async () => {
    const app = await started()
    const forms = await Promise.all(
      ['identity', 'gzip', 'br'].map((one) => describeTo(app, { 'accept-encoding': one })),
    )
    const tags = forms.map(({ headers }) => String(headers.etag))
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/)
    const known = { 'accept-encoding': 'br', 'if-none-match': `W/"other", ${tags[2]}` }
    const again = await describeTo(app, known)
    expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, tags[2]])
    expect((await describeTo(app, { ...known, 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  /** These do too little work to need a limit: a known state, a signature, or an operator's token. */
  const unlimited = [
    'GET /healthz',
    'GET /readyz',
    'GET /metrics',
    'POST /api/payment_webhook',
    'POST /api/identity_webhook',
  ]

  it('S-4 every public route is limited', async () => {
    const app = await started({ ...oauth, RATE_LIMIT_SCALE: '0.00001', METRICS_TOKEN: 'x'.repeat(32) })
    const routes = routesOf(app.server).filter(isDescribed)
    expect(routes).toContain('GET /api/openapi.json')
    const second = async (route: string) => {
      const [method, url] = route.split(' ') as ['GET' | 'POST', string]
      const ask = () => app.server.inject({ method, url, headers: { host: 'localhost' } })
      await ask()
      return (await ask()).statusCode
    }
    const open: string[] = []
    for (const route of routes) if ((await second(route)) !== 429) open.push(route)
    expect(open.sort()).toEqual([...unlimited].sort())
  })
})

describe('caching by browsers and proxies', () => {
  it('ASVS 14.3.2 no reply of any route may be stored, but for the description of the API', async () => {
    const app = await startTestApp({ env: { ...oauth, METRICS_TOKEN: 'x'.repeat(32) } })
    onTestFinished(() => app.close())
    const routes = routesOf(app.server).filter(isDescribed)
    expect(routes.length).toBeGreaterThan(Object.keys(calls).length)
    const storable: string[] = []
    for (const route of routes) {
      const [method, url] = route.split(' ') as ['GET' | 'POST', string]
      const headers = { host: 'localhost', authorization: `Bearer ${'x'.repeat(32)}` }
      const reply = await app.server.inject({ method, url, headers })
      if (!String(reply.headers['cache-control']).includes('no-store')) storable.push(route)
    }
    expect(storable).toEqual(['GET /api/openapi.json'])
  })
})
