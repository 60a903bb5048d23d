import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { ApiError } from '../http/api-error.ts'
import { ProviderError } from '../http/provider-error.ts'
import { observed } from './observed.ts'

const token = 'sixteen-characters-and-more'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { METRICS_TOKEN: token, TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

const metrics = (authorization = `Bearer ${token}`) =>
  app.server.inject({ url: '/metrics', headers: { authorization } })
const figure = async (line: string) =>
  (await metrics()).body
    .split('\n')
    .find((one) => one.startsWith(`${line} `))
    ?.slice(line.length + 1)

describe('metrics for operators', () => {
  it('require the token, and otherwise do not exist', async () => {
    expect((await metrics()).statusCode).toBe(200)
    for (const wrong of ['', 'Bearer', `Bearer ${token}x`, `Basic ${token}`])
      expect((await metrics(wrong)).statusCode).toBe(404)
    const without = await startTestApp({ beside: app })
    expect(
      (await without.server.inject({ url: '/metrics', headers: { authorization: 'Bearer null' } })).statusCode,
    ).toBe(404)
    await without.close()
  })

  it('count calls by name and kind of reply, and never by address', async () => {
    await app.post('sign_in', {})
    await app.server.inject({ method: 'POST', url: '/api/no_such_call/somebody@ferncliff.example' })
    expect(await figure('larkwell_call_duration_seconds_count{call="sign_in",status="4xx"}')).toBe('1')
    expect((await metrics()).body).not.toContain('ferncliff')
  })

  it('show what waits, for how long, and what was given up', async () => {
    const hourAgo = new Date(app.services.now() - 3_600_000)
    await app.database.run((orm) =>
      orm.execute(sql`
        insert into messages (id, kind, content, state, created_at) values
          (gen_random_uuid(), 'email', '\\x00', 'queued', ${hourAgo}),
          (gen_random_uuid(), 'email', '\\x00', 'failed', ${hourAgo})`),
    )
    expect(await figure('larkwell_queue_waiting{queue="messages"}')).toBe('1')
    expect(await figure('larkwell_queue_failed{queue="messages"}')).toBe('1')
    expect(Number(await figure('larkwell_queue_oldest_seconds{queue="messages"}'))).toBeGreaterThan(3_590)
  })

  it('show jobs that are late or fail, sign-ins that fail, and the database', async () => {
    await app.database.run((orm) =>
      orm.execute(sql`
        insert into job_turns (name, every_ms, done_at, failed_at, failed_parts) values
          ('letters are sent', 1000, now() - interval '1 day', null, null),
          ('the archived log is encrypted', 60000, now() - interval '1 month', null, null),
          ('doves are fed', 1000, now(), now() + interval '1 s', '{grain}')`),
    )
    await app.database.run((orm) =>
      orm.execute(sql`
        insert into job_leases values
          ('doves are fed', gen_random_uuid(), 'here', 1, null, now(), now() + interval '1 minute')`),
    )
    await app.database.run((orm) =>
      orm.execute(
        sql`insert into security_events (event, outcome, network_digest) values ('sign in', 'failed', '\\x01')`,
      ),
    )
    expect(await figure('larkwell_job_late{task="letters are sent"}')).toBe('1')
    expect(await figure('larkwell_job_late{task="the archived log is encrypted"}')).toBeUndefined()
    expect(await figure('larkwell_job_fails{task="letters are sent"}')).toBe('0')
    expect(await figure('larkwell_job_fails{task="doves are fed"}')).toBe('1')
    expect(await figure('larkwell_job_part_fails{task="doves are fed",part="grain"}')).toBe('1')
    await app.database.run((orm) =>
      orm.execute(sql`
        insert into job_failures (task, row_id, attempts, failed_at, next_try_at, failure) values
          ('doves are fed: grain', gen_random_uuid(), 1, now(), now(), 'error')`),
    )
    expect(await figure('larkwell_job_rows_failing{task="doves are fed: grain"}')).toBe('1')
    expect(await figure('larkwell_job_held{task="doves are fed"}')).toBe('1')
    expect(await figure('larkwell_job_held{task="letters are sent"}')).toBe('0')
    expect(await figure('larkwell_sign_ins_recent{outcome="failed"}')).toBe('1')
    expect(await figure('larkwell_database_up')).toBe('1')
    expect(await figure('larkwell_counted{source="queues"}')).toBe('1')
  })

  it('omit a value that cannot be read, and say so', async () => {
    await app.asOwner('alter table job_turns rename to gone')
    expect(await figure('larkwell_job_late{task="letters are sent"}')).toBeUndefined()
    expect(await figure('larkwell_counted{source="jobs"}')).toBe('0')
    await app.asOwner('alter table gone rename to job_turns')
  })
})

describe('O-5 which release runs', () => {
  const commit = '9110615a3f2e4d5c6b7a8990a1b2c3d4e5f60718'
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

  it('is named by metrics, by /healthz and by every log line, and nothing else about the machine is', async () => {
    const own = await startTestApp({ env: { METRICS_TOKEN: token, RELEASE_COMMIT: commit }, beside: app })
    const health = await own.server.inject('/healthz')
    const { body } = await own.server.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
    await own.post('sign_in', {})
    await own.close()
    expect(health.json()).toEqual({ code: 200, data: { version, commit: commit.slice(0, 12) }, message: 'OK' })
    expect(health.headers['cache-control']).toBe('no-store')
    expect(body).toContain(`larkwell_build_info{version="${version}",commit="${commit.slice(0, 12)}"} 1`)
    const lines = own
      .logged()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { release?: string })
    expect(lines.length).toBeGreaterThan(1)
    expect([...new Set(lines.map(({ release }) => release))]).toEqual([`${version}+9110615a3f2e`])
  })
})

describe('a provider that fails', () => {
  const asked = async (error: Error) => {
    const lines: unknown[] = []
    const gateway = observed(
      'texts',
      {
        isOutbox: false,
        send: async (): Promise<void> => {
          throw error
        },
      },
      { metrics: app.services.metrics, log: { warn: (line: unknown) => void lines.push(line) } as never },
    )
    expect(gateway.isOutbox).toBe(false)
    await expect(gateway.send()).rejects.toBe(error)
    return lines
  }

  it('is counted and logged by its code, without its text', async () => {
    expect(await asked(new ProviderError('no: +447700900123', 401, '20003'))).toEqual([
      { provider: 'texts', asked: 'send', kind: '20003', status: 401, code: '20003' },
    ])
    expect(await figure('larkwell_provider_failures_total{provider="texts",kind="20003"}')).toBe('1')
  })

  it.each([
    [new Error('no answer', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) }), 'ECONNREFUSED'],
    [Object.assign(new Error('535 no'), { code: 'EAUTH', responseCode: 535 }), 'EAUTH'],
    [Object.assign(new Error('no'), { statusCode: 402 }), 'status_402'],
    [Object.assign(new Error('no'), { code: 'somebody@ferncliff.example wrote' }), 'away'],
    [new DOMException('late', 'TimeoutError'), 'away'],
    [
      Object.assign(new ApiError(503, 'Not now.'), { cause: new ProviderError('no', 200, 'invalid-input-secret') }),
      'invalid-input-secret',
    ],
  ])('%s is counted as %s', async (error, kind) => {
    expect(await asked(error)).toEqual([expect.objectContaining({ kind })])
  })

  it('our own refusals are not the provider’s', async () => {
    expect(await asked(new ApiError(409, 'Taken.'))).toEqual([])
  })
})

describe('a browser reports', () => {
  const report = (body: unknown, type = 'text/plain') =>
    app.server.inject({
      method: 'POST',
      url: '/api/browser_reports',
      headers: { 'content-type': type },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const lastLine = () =>
    JSON.parse(
      app
        .logged()
        .trim()
        .split('\n')
        .filter((line) => line.includes('browser'))
        .at(-2) ?? '{}',
    )

  it('a script that failed: its kind, the page and where in our scripts, and nothing that was typed', async () => {
    const frames = [
      'at f (https://a.example/assets/frame-1.js:2:345)',
      'somebody@ferncliff.example',
      '/assets/x.js:1:2',
    ]
    const sent = await report({ page: '/login?email=somebody@ferncliff.example', type: 'TypeError', frames })
    expect(sent.statusCode).toBe(200)
    expect(lastLine()).toMatchObject({
      kind: 'error',
      page: '/login',
      type: 'TypeError',
      frames: ['/assets/frame-1.js:2:345', '/assets/x.js:1:2'],
    })
    expect(app.logged()).not.toContain('ferncliff')
    expect(await figure('larkwell_browser_reports_total{kind="error"}')).toBe('1')
  })

  it('what its policy blocked: the origin, without the rest of the address', async () => {
    const policy = {
      'document-uri': 'https://larkwell.example/nobody/knows/ferncliff',
      'effective-directive': 'script-src',
      'blocked-uri': 'https://evil.example/x.js?who=ferncliff',
    }
    await report({ 'csp-report': policy }, 'application/csp-report')
    expect(lastLine()).toMatchObject({
      kind: 'csp',
      page: 'other',
      directive: 'script-src',
      blocked: 'https://evil.example',
    })
    expect(app.logged()).not.toContain('ferncliff')
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['something else', { any: 1 }],
  ])('%s is refused', async (_, body) => {
    expect((await report(body)).statusCode).toBe(400)
  })

  it('more than 8 KB is refused unread', async () => {
    expect((await report('x'.repeat(9_000))).statusCode).toBe(413)
  })
})

describe('the log', () => {
  it('names process, machine and request, whose number is that of a proxy if it looks like one', async () => {
    const call = async (id: string) => {
      await app.post('sign_in', {}, { 'x-request-id': id })
      return JSON.parse(app.logged().trim().split('\n').at(-1) ?? '{}')
    }
    expect(await call('proxy-12345678')).toMatchObject({ pid: process.pid, reqId: 'proxy-12345678' })
    const made = await call('somebody@ferncliff.example')
    expect(made.reqId).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/)
    expect(made.host).not.toBe('')
  })

  it('O-7 never holds a query: codes of other providers, calendar keys, links', async () => {
    const secret = 'q7-not-for-logs'
    for (const url of [
      `/api/oauth/google/return?code=${secret}&state=${secret}`,
      `/api/calendar.ics?key=${secret}`,
      `/api/no_such_call?code=${secret}`,
      `/account?code=${secret}`,
      `/%zz?code=${secret}`,
    ])
      await app.server.inject(url)
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = `code=${secret}&state=${secret}`
    await app.server.inject({ method: 'POST', url: '/api/oauth/apple/return', headers: type, payload })
    expect(app.logged()).toContain('"route":"/api/calendar.ics"')
    expect(app.logged()).not.toContain(secret)
  })
})

describe('dashboard and alarms', () => {
  it.each(['deploy/grafana/larkwell.json', 'deploy/prometheus/alerts.yml', 'docs/scale.md'])(
    '%s uses metrics that exist',
    async (file) => {
      const written = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8')
      const { body } = await metrics()
      const known = new Set([...body.matchAll(/^(?:# TYPE )?(larkwell_\w+)/gm)].map(([, name]) => name))
      const asked = new Set([...written.matchAll(/\blarkwell_\w+/g)].map(([name]) => name))
      expect(asked.size).toBeGreaterThan(5)
      expect([...asked].filter((name) => !known.has(name))).toEqual([])
    },
  )
})
