import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { productionSettings } from '../../testing/production.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { readSite } from './files.ts'
import { partnersOf, securityHeaders } from './security-headers.ts'

const here = { apiPrefix: '/api', isDemo: true, origin: 'http://localhost:3000' }
const script = 'window.answer = 42'
const page = (title: string) =>
  `<!doctype html><head><meta name="api-prefix" content="/api"><meta name="demo" content="yes"><link rel="canonical" href="${here.origin}/"/><script type="application/ld+json">{"url":"${here.origin}/"}</script></head><h1>${title}</h1><script>${script}</script><script src="/x.js"></script>`
let folder: string
let app: Awaited<ReturnType<typeof startTestApp>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkwell-site-'))
  const files: Record<string, string> = {
    'index.html': page('Home'),
    'about-us/index.html': page('About'),
    'desk/case/index.html': page('Case'),
    'desk/pharmacy/index.html': page('Check'),
    'desk/not-found/index.html': page('There is no such page'),
    'appointment/index.html': page('Room'),
    'account/scale/index.html': page('Scale'),
    'dev/ui/index.html': page('Kit'),
    'not-found/index.html': page('Unexpected Application Error!'),
    'assets/app-abc123.js': `export const proxy = '${here.origin}'`,
    'sitemap.xml': `${here.origin}/here`,
    'robots.txt': `${here.origin}/here`,
    'favicon.svg': '<svg/>',
    '.vite/manifest': 'private',
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
    await writeFile(join(folder, `${path}.br`), brotliCompressSync(text))
    await writeFile(join(folder, `${path}.gz`), gzipSync(text))
  }
  app = await startTestApp({ site: await readSite(folder, { ...here, always: await securityHeaders(false) }) })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers })

describe('over a connection', () => {
  it('a page is sent before the framework sees it, byte for byte; other requests are the framework’s', async () => {
    const seen: string[] = []
    const served = await startTestApp({ site: await readSite(folder, here) })
    onTestFinished(() => served.close())
    served.server.addHook('onRequest', async ({ url }) => void seen.push(url))
    const address = await served.server.listen({ port: 0, host: '127.0.0.1' })
    for (const path of ['/', '/about-us/?from=mail', '/assets/app-abc123.js']) {
      const reply = await fetch(address + path, { headers: { 'accept-encoding': 'identity' } })
      const injected = await served.server.inject(path)
      expect(await reply.text()).toBe(injected.body)
      const { connection: _, 'keep-alive': __, date: ___, ...headers } = injected.headers
      expect(Object.fromEntries(reply.headers)).toMatchObject(headers)
    }
    expect((await fetch(`${address}/about-us`, { method: 'HEAD' })).status).toBe(200)
    seen.length = 0
    for (const [path, method] of [
      ['/about-us', 'GET'],
      ['/nowhere', 'GET'],
      ['/not-found', 'GET'],
      ['/about-us', 'POST'],
    ] as const)
      await fetch(address + path, { method })
    expect(seen).toEqual(['/nowhere', '/not-found', '/about-us'])
  })

  it('a page is the last reply over its connection once the server is closing', async () => {
    const served = await startTestApp({ site: await readSite(folder, here) })
    onTestFinished(() => served.close())
    const address = await served.server.listen({ port: 0, host: '127.0.0.1' })
    const connection = async (path: string) => (await fetch(address + path)).headers.get('connection')
    expect(await connection('/about-us')).toBe('keep-alive')
    served.services.door.isClosing = true
    expect(await connection('/about-us')).toBe('close')
    expect(await connection('/nowhere')).toBe('close')
  })
})

describe('pages', () => {
  it('are compressed as the browser prefers, and say that this varies', async () => {
    const br = await get('/about-us', { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(page('About'))
    const gzip = await get('/about-us', { 'accept-encoding': 'br;q=0, gzip' })
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(page('About'))
    const plain = await get('/about-us')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-type': 'text/html; charset=utf-8' })
    expect(plain.body).toBe(page('About'))
  })

  it('are revalidated each time, and answered with 304 while unchanged', async () => {
    const first = await get('/')
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await get('/', { 'if-none-match': `"other", W/${first.headers.etag}` })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect((await get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('run their own scripts by hash and nothing else', async () => {
    const { headers } = await get('/')
    const policy = String(headers['content-security-policy'])
    const hash = createHash('sha256').update(script).digest('base64')
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]{44}'){2};/)
    expect(policy).toContain(`'sha256-${hash}'`)
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('http')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('frame our documents at the desk alone', async () => {
    const policyOf = async (path: string) => String((await get(path)).headers['content-security-policy'])
    expect(await policyOf('/desk/case')).toContain("frame-src 'self'")
    expect(await policyOf('/about-us')).not.toContain('frame-src')
  })

  it('use camera and microphone in the video room, and the camera at the check alone; the room sends no referrer and is not cached', async () => {
    const room = (await get('/appointment?id=any')).headers
    expect(room).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(room['permissions-policy']).toContain('camera=(self), microphone=(self)')
    expect((await get('/desk/pharmacy?id=any')).headers['permissions-policy']).toContain('camera=(self), microphone=()')
    for (const path of ['/', '/desk/case', '/not-there'])
      expect((await get(path)).headers['permissions-policy']).toContain('camera=(), microphone=()')
  })

  it('use Bluetooth on the page of the scale alone', async () => {
    expect((await get('/account/scale')).headers['permissions-policy']).toContain('bluetooth=(self)')
    for (const path of ['/', '/about-us', '/appointment?id=any', '/desk/pharmacy?id=any', '/not-there'])
      expect((await get(path)).headers['permissions-policy']).toContain('bluetooth=()')
  })

  it('have one address, with or without a slash at its end or parameters', async () => {
    expect((await get('/about-us/')).body).toBe(page('About'))
    expect((await get('/about-us?utm=1')).body).toBe(page('About'))
  })

  it('answer HEAD like GET, without the body', async () => {
    const reply = await app.server.inject({ method: 'HEAD', url: '/about-us' })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toBe('')
  })

  it.each([
    '/nothing-here',
    '/not-found',
    '/.vite/manifest',
    '/about-us/index.html',
    '/..%2f..%2fetc/passwd',
    '/%00',
    '/a%ff',
  ])('SH-07 %s is a 404 with the page of the site', async (url) => {
    const reply = await get(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.body).toContain('Unexpected Application Error!')
  })

  it.each(['/desk/nothing', '/desk/case/nothing', '/desk/a/b/c', '/desk/not-found'])(
    'D-14 %s is a 404 with the page of the desk',
    async (url) => {
      const reply = await get(url)
      expect(reply.statusCode).toBe(404)
      expect(reply.body).toContain('There is no such page')
    },
  )

  it('SH-07 the page for a missing address is never a 304', async () => {
    const { headers } = await get('/nothing-here')
    expect((await get('/nothing-else', { 'if-none-match': String(headers.etag) })).statusCode).toBe(404)
  })
})

describe('the service worker of the app', () => {
  const worker = "addEventListener('fetch', () => undefined)"
  const withWorker = async (options: { hasOfflineApp?: boolean }) => {
    await writeFile(join(folder, 'app-worker.js'), worker)
    const site = await readSite(folder, { ...here, ...options })
    await rm(join(folder, 'app-worker.js'))
    return site.get('/app-worker.js')?.forms.identity.body.toString()
  }

  it('is sent as it was built, and never from a cache', async () => {
    expect(await withWorker({})).toBe(worker)
    expect((await get('/app-worker.js')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
    })
  })

  it('removes everything if the operator has switched it off, or the release has none', async () => {
    const retired = await withWorker({ hasOfflineApp: false })
    expect(retired).toContain('registration.unregister()')
    expect((await get('/app-worker.js')).body).toBe(retired)
  })
})

describe('assets', () => {
  it('with a hash in their name are kept for good', async () => {
    expect((await get('/assets/app-abc123.js')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
  })
})

it('a site whose compressed forms are still being made is compressed on demand, pictures excepted', async () => {
  const bare = await mkdtemp(join(tmpdir(), 'larkwell-bare-'))
  onTestFinished(() => rm(bare, { recursive: true }))
  const words = 'words '.repeat(400)
  await writeFile(join(bare, 'a.js'), words)
  await writeFile(join(bare, 'b.js'), words)
  await writeFile(join(bare, 'b.js.br'), brotliCompressSync('its best form'))
  await writeFile(join(bare, 'c.png'), words)
  const brotli = async (path: string, compressesMissing: boolean) => {
    const form = (await readSite(bare, { ...here, compressesMissing })).get(path)?.forms.br
    return form ? brotliDecompressSync(form.body).toString() : null
  }
  expect(await Promise.all(['/a.js', '/b.js', '/c.png'].map((path) => brotli(path, true)))).toEqual([
    words,
    'its best form',
    null,
  ])
  expect(await brotli('/a.js', false)).toBeNull()
})

describe('in production', () => {
  it('B-20 HSTS covers subdomains only if the setting says so', async () => {
    const hsts = async (env: Record<string, string>) => {
      const live = await startTestApp({ env: { ...productionSettings, ...env } })
      const reply = await live.server.inject('/healthz')
      await live.close()
      return reply.headers['strict-transport-security']
    }
    expect(await hsts({})).toBe('max-age=63072000')
    expect(await hsts({ HSTS_SUBDOMAINS: '1' })).toBe('max-age=63072000; includeSubDomains')
  })

  it('HTTPS is enforced, and component gallery and outbox are closed', async () => {
    const live = await startTestApp({
      env: productionSettings,
      site: await readSite(folder, { ...here, always: await securityHeaders(true) }),
    })
    const [home, kit] = [await live.server.inject('/'), await live.server.inject('/dev/ui')]
    const outbox = await live.post('dev_outbox', {}, { origin: 'https://larkwell.example' })
    const saved = await live.post(
      'save_answer',
      { ansData: '{}', questionnaire_type: 'weight-management' },
      { origin: 'https://larkwell.example' },
    )
    await live.close()
    expect(home.headers['strict-transport-security']).toBe('max-age=63072000')
    expect(kit.statusCode).toBe(404)
    expect(outbox.statusCode).toBe(404)
    expect(saved.cookies[0]).toMatchObject({ name: '__Host-visit', secure: true, httpOnly: true, path: '/' })
    expect((await get('/dev/ui')).statusCode).toBe(200)
  })
})

it('whether this is a demo is written into every page', async () => {
  const real = (await readSite(folder, { ...here, isDemo: false })).get('/')
  expect(real?.forms.identity.body.toString()).toContain('name="demo" content="no"')
})

it('scripts of earlier releases are served, their pages are not, and current ones come first', async () => {
  const earlier = await Promise.all(['newer', 'older'].map((name) => mkdtemp(join(tmpdir(), `larkwell-test-${name}-`))))
  onTestFinished(async () => void (await Promise.all(earlier.map((one) => rm(one, { recursive: true })))))
  for (const [place, one] of earlier.entries()) {
    await mkdir(join(one, 'assets'))
    await writeFile(join(one, 'assets', 'app-abc123.js'), 'of before')
    await writeFile(join(one, 'assets', 'app-earlier.js'), `of release ${place}`)
    await writeFile(join(one, 'index.html'), page('Before'))
  }
  const site = await readSite(folder, { ...here, earlier: [...earlier, join(folder, 'none')] })
  const text = (path: string) => site.get(path)?.forms.identity.body.toString()
  expect(text('/assets/app-earlier.js')).toBe('of release 0')
  expect(text('/assets/app-abc123.js')).toContain(here.origin)
  expect(text('/')).not.toContain('Before')
})

describe('R-39 a site that was built for one way to keep the rules on advertising', () => {
  it('is not served for the other, nor is one without the mark', async () => {
    onTestFinished(() => rm(join(folder, '.compliance'), { force: true }))
    const reading = () => readSite(folder, { ...here, compliance: 'strict' })
    await expect(reading()).rejects.toThrow('was not built for COMPLIANCE=strict: COMPLIANCE=strict npm run build')
    await writeFile(join(folder, '.compliance'), 'letter\n')
    await expect(reading()).rejects.toThrow('was not built for COMPLIANCE=strict')
    await writeFile(join(folder, '.compliance'), 'strict\n')
    const site = await reading()
    expect(site.has('/')).toBe(true)
    expect([...site.keys()].filter((address) => address.includes('compliance'))).toEqual([])
  })
})

describe('another prefix for the calls', () => {
  it('is written into every page and its compressed forms', async () => {
    const moved = (await readSite(folder, { ...here, apiPrefix: '/v2' })).get('/')
    expect(moved?.forms.identity.body.toString()).toContain('content="/v2"')
    expect(brotliDecompressSync(moved?.forms.br?.body ?? Buffer.alloc(0)).toString()).toContain('content="/v2"')
  })
})

describe('the origin', () => {
  const origin = 'https://larkwell.example'
  const read = async (path: string) => (await readSite(folder, { ...here, origin })).get(path)

  it('replaces the one the site was built for, in pages, feeds and robots.txt, and in no script', async () => {
    const about = await read('/about-us')
    expect(about?.forms.identity.body.toString()).toBe(page('About').replaceAll(here.origin, origin))
    expect(about?.forms.identity.body.toString()).toContain(`<link rel="canonical" href="${origin}/"/>`)
    for (const path of ['/sitemap.xml', '/robots.txt']) {
      const form = (await read(path))?.forms
      expect(form?.identity.body.toString()).toBe(`${origin}/here`)
      expect(brotliDecompressSync(form?.br?.body ?? Buffer.alloc(0)).toString()).toBe(`${origin}/here`)
      expect(gunzipSync(form?.gzip?.body ?? Buffer.alloc(0)).toString()).toBe(`${origin}/here`)
    }
    expect((await read('/assets/app-abc123.js'))?.forms.identity.body.toString()).toContain(here.origin)
  })

  it('changes the ETag of a page and the hashes of its scripts', async () => {
    const [built, moved] = [(await readSite(folder, here)).get('/'), await read('/')]
    expect(moved?.etag).not.toBe(built?.etag)
    const hash = createHash('sha256').update(`{"url":"${origin}/"}`).digest('base64')
    expect(moved?.forms.identity.headers['content-security-policy']).toContain(hash)
    expect(moved?.forms.br?.headers['content-length']).toBe(String(moved?.forms.br?.body.length))
  })

  it.each([true, false])(
    'is compressed again with more or less effort (thorough: %s), to the same page',
    async (isThorough) => {
      const moved = (await readSite(folder, { ...here, origin, isThorough })).get('/')
      const [{ body }, br] = [moved?.forms.identity ?? { body: null }, moved?.forms.br?.body ?? Buffer.alloc(0)]
      expect(brotliDecompressSync(br)).toEqual(body)
    },
  )
})

describe('third-party scripts', () => {
  const policyWith = async (env: Record<string, string>) => {
    const site = await readSite(folder, { ...here, partners: partnersOf(readConfig(env)) })
    return String(site.get('/')?.forms.identity.headers['content-security-policy'])
  }
  const keys = { STRIPE_SECRET_KEY: 's', STRIPE_PUBLISHABLE_KEY: 'p', STRIPE_WEBHOOK_SECRET: 'w' }

  it('are allowed once they are configured, and not before', async () => {
    expect(await policyWith({})).not.toContain('https:')
    expect(await policyWith(keys)).toContain('https://js.stripe.com')
    expect(await policyWith(keys)).not.toContain('google')
    expect(await policyWith({ RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET: 's' })).toContain('google.com/recaptcha')
  })
})
