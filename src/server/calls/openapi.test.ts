import { generateKeyPairSync } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { productionSettings } from '../testing/production.ts'
import { startTestApp } from '../testing/test-app.ts'
import { testGateways } from '../testing/test-gateways.ts'

/** Every method and path the server has, from the tree it prints: each line goes on from the one it hangs below. */
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

/** The pages, the refusal of calls that do not exist, and what Fastify adds to every GET. */
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
    .flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`))
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

  it('says of each call what a caller must show, by something it explains', async () => {
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
