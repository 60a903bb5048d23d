import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { withFilesType } from '#contract/with-files.ts'
import { uploadSlots } from '../../enquiries/upload-slots.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { bodyWith, goodFiles, goodRequest, sendBytes } from '../../testing/test-contact.ts'
import { testGateways } from '../../testing/test-gateways.ts'
import { byteSource, type Patience } from './byte-source.ts'
import { readHead } from './upload.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ gateways: testGateways, env: { RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const requests = async () =>
  (await app.database.run((orm) => orm.execute('select count(*)::int as count from contact_requests'))).rows[0]?.count

const within = (stallMs: number): Patience => ({ stallMs, graceMs: 60_000, bytesPerSecond: 8_192 })

const whole = () => bodyWith(goodRequest(), [goodFiles.pdf, goodFiles.text])

describe('an invalid body with files', () => {
  const cases: [string, () => Buffer, number][] = [
    ['nothing', () => Buffer.alloc(0), 400],
    ['no line', () => Buffer.from('{"id":'), 400],
    ['a line without an end', () => whole().subarray(0, whole().indexOf('\n')), 400],
    ['an empty line', () => Buffer.from('\n'), 400],
    ['a line that is no JSON', () => Buffer.from('id=1\n'), 400],
    ['a line that is not UTF-8', () => Buffer.from([0x22, 0xff, 0x22, 0x0a]), 400],
    ['a line with a __proto__', () => Buffer.from('{"__proto__":{"id":1}}\n'), 400],
    ['JSON that is not an object', () => Buffer.from('[]\n'), 400],
    ['a line nested 30,000 deep', () => Buffer.from(`${'['.repeat(30_000)}${']'.repeat(30_000)}\n`), 400],
    ['a line of more than 64 KB', () => Buffer.from(`{"id":"${'x'.repeat(70_000)}"}\n`), 413],
    ['a megabyte without a line end', () => Buffer.alloc(1_000_000, 'x'), 413],
    ['one byte too few', () => whole().subarray(0, -1), 400],
    ['no files at all', () => whole().subarray(0, whole().indexOf('\n') + 1), 400],
    ['one byte too many', () => Buffer.concat([whole(), Buffer.from('x')]), 400],
    [
      'a thousand files',
      () =>
        bodyWith(
          goodRequest(),
          Array.from({ length: 1_000 }, () => ({ ...goodFiles.text, name: 'a.txt' })),
        ),
      400,
    ],
    [
      'sizes that are none',
      () =>
        Buffer.from(
          `${JSON.stringify({ ...goodRequest(), files: [-1, 1.5, 2 ** 53, '9'].map((size) => ({ name: 'a.txt', type: '', size })) })}\n`,
        ),
      400,
    ],
  ]
  it.each(cases)('R-13 %s is refused and stores nothing', async (_, body, code) => {
    const before = await requests()
    const reply = await sendBytes(app, body())
    expect(reply.statusCode).toBe(code)
    expect(reply.json()).toMatchObject({ code, message: expect.any(String) })
    expect(await requests()).toBe(before)
  })

  it('R-13 whatever is removed, inserted or swapped, the reply is never a 5xx', async () => {
    const body = whole()
    const place = fc.nat({ max: body.length })
    const mangled = fc.oneof(
      place.map((end) => body.subarray(0, end)),
      fc.tuple(place, place).map(([from, to]) => Buffer.concat([body.subarray(0, from), body.subarray(to)])),
      fc
        .tuple(place, fc.uint8Array({ maxLength: 200 }))
        .map(([at, bytes]) => Buffer.concat([body.subarray(0, at), bytes, body.subarray(at)])),
      fc.tuple(place, fc.nat({ max: 255 })).map(([at, byte]) => {
        const changed = Buffer.from(body)
        if (at < changed.length) changed[at] = byte
        return changed
      }),
      fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes)),
    )
    await fc.assert(
      fc.asyncProperty(mangled, async (bytes) => {
        const reply = await sendBytes(app, bytes)
        expect(reply.statusCode).toBeLessThan(500)
        expect(reply.json().code).toBe(reply.statusCode)
      }),
      { numRuns: 500 },
    )
  }, 60_000)

  it('R-13 however it is cut into chunks, it is read the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 30 }), async (sizes) => {
        const body = whole()
        const chunks: Buffer[] = []
        for (let at = 0, n = 0; at < body.length; n++) {
          const size = sizes[n % sizes.length] ?? 1
          chunks.push(body.subarray(at, at + size))
          at += size
        }
        const { head, upload } = await readHead(byteSource(Readable.from(chunks, { objectMode: false }), within(1_000)))
        expect(head).toMatchObject({ reason: 'order' })
        expect(await upload.take(goodFiles.pdf.bytes.length)).toEqual(goodFiles.pdf.bytes)
        expect(await upload.take(goodFiles.text.bytes.length)).toEqual(goodFiles.text.bytes)
        await upload.end()
      }),
      { numRuns: 60 },
    )
  })

  it('R-13 one that stops arriving, or is cut off, is dropped', async () => {
    const silent = new PassThrough()
    silent.write('{}')
    await expect(readHead(byteSource(silent, within(30)))).rejects.toMatchObject({ code: 408 })
    const cut = new PassThrough()
    cut.write('{}')
    const reading = readHead(byteSource(cut, within(1_000)))
    cut.destroy()
    await expect(reading).rejects.toMatchObject({ code: 400 })
  })

  it('B-17 one that trickles is dropped like one that stops, one that is merely slow is not', async () => {
    const patience = { stallMs: 200, graceMs: 100, bytesPerSecond: 1_000 }
    const sending = async (bytesEvery20Ms: number, total: number) => {
      const stream = new PassThrough()
      const source = byteSource(stream, patience)
      let left = total
      const timer = setInterval(() => {
        stream.write(Buffer.alloc(bytesEvery20Ms, 'a'))
        left -= bytesEvery20Ms
        if (left <= 0) stream.end()
      }, 20)
      onTestFinished(() => clearInterval(timer))
      while ((await source.next()) !== null);
    }
    await expect(sending(1, 1_000)).rejects.toMatchObject({ code: 408, message: expect.stringContaining('too slowly') })
    await sending(200, 4_000)
  })

  it('B-17 time during which we do not read is not held against the sender', async () => {
    const stream = new PassThrough()
    const source = byteSource(stream, { stallMs: 500, graceMs: 100, bytesPerSecond: 1 })
    stream.write('a')
    expect(await source.next()).toEqual(Buffer.from('a'))
    await sleep(150)
    setTimeout(() => stream.end('b'), 20)
    expect(await source.next()).toEqual(Buffer.from('b'))
  })

  it('R-13 an endless body is dropped early, and read no faster than it is asked for', async () => {
    let given = 0
    const endless = new Readable({
      read() {
        given += 65_536
        this.push(Buffer.alloc(65_536, 'a'))
      },
    })
    const source = byteSource(endless, within(1_000))
    await expect(readHead(source)).rejects.toMatchObject({ code: 413 })
    await sleep(20)
    expect(given).toBeLessThan(1_000_000)
    endless.destroy()
  })
})

describe('concurrent uploads', () => {
  it('R-13 B-17 are limited, with a quarter at most from one network', () => {
    const room = uploadSlots(4)
    const leave = room.enter('a')
    expect(() => room.enter('a')).toThrow(expect.objectContaining({ code: 503, retryAfter: 10 }))
    for (const network of ['b', 'c', 'd']) room.enter(network)
    expect(() => room.enter('e')).toThrow(expect.objectContaining({ code: 503 }))
    leave()
    room.enter('e')
    const large = uploadSlots(9)
    for (const network of ['a', 'a', 'b', 'b']) large.enter(network)
    expect(() => large.enter('a')).toThrow(expect.objectContaining({ code: 503 }))
  })

  /** A browser that sends the line and half of the file, and waits. */
  async function halfWay(address: AddressInfo) {
    const body = bodyWith(goodRequest(), [{ ...goodFiles.text, bytes: Buffer.alloc(100_000, 'a') }])
    const socket = connect(address.port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write(
      `POST /api/contact_us HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${withFilesType}\r\ncontent-length: ${body.length}\r\n\r\n`,
    )
    socket.write(body.subarray(0, 60_000))
    const heard = once(socket, 'data').then(([data]) => String(data))
    return { heard, finish: () => socket.write(body.subarray(60_000)), cut: () => socket.destroy() }
  }

  /** Repeats until it is accepted: probing for room takes it for a moment. */
  async function takingRoom(at: TestApp, address: AddressInfo) {
    for (;;) {
      const browser = await halfWay(address)
      await sleep(100)
      if ((await sendState(at)) === 'full') return browser
      browser.cut()
    }
  }

  it('R-13 the one too many gets 503 at once with a retry time, and those before are served', async () => {
    const small = await startTestApp({ gateways: testGateways, env: { CONTACT_UPLOADS: '2' } })
    onTestFinished(() => small.close())
    await small.server.listen({ port: 0, host: '127.0.0.1' })
    const address = small.server.server.address() as AddressInfo
    const first = await takingRoom(small, address)
    first.finish()
    expect(await first.heard).toContain('HTTP/1.1 200')
    // An aborted upload frees its place as well, and leaves nothing behind.
    const lost = await takingRoom(small, address)
    lost.cut()
    await expect.poll(async () => sendState(small)).toBe('free')
    expect(small.logged()).not.toContain('request failed')
  })

  /** Whether another network's file is accepted; inject comes from the same network, which has room for one. */
  async function sendState(at: TestApp): Promise<string> {
    const reply = await sendBytes(at, bodyWith(goodRequest(), [goodFiles.text]))
    if (reply.statusCode === 503) expect(reply.headers['retry-after']).toBe('10')
    return reply.statusCode === 503 ? 'full' : 'free'
  }

  it('R-13 a refusal before the files are read reaches a browser that is still sending them', async () => {
    await app.server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.server.address() as AddressInfo
    const body = bodyWith({ ...goodRequest(), subject: '' }, [
      { ...goodFiles.text, bytes: Buffer.alloc(9 * 1024 * 1024, 'a') },
    ])
    const reply = await fetch(`http://127.0.0.1:${port}/api/contact_us`, {
      method: 'POST',
      headers: { 'content-type': withFilesType },
      body: new Uint8Array(body),
    })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ data: { fields: [{ field: 'subject' }] } })
  })
})
