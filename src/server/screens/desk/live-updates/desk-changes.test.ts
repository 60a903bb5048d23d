import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from '../../../platform/http/api-error.ts'
import { changesRange, eraseOldChanges } from '../../../platform/live-updates/changes.ts'
import { publishDeskEvent } from '../../../platform/live-updates/publish-desk-event.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newStaff } from '../../../testing/test-staff.ts'

let app: TestApp
/** Another process of the same installation. */
let beside: TestApp
let address: string
beforeAll(async () => {
  app = await startTestApp()
  beside = await startTestApp({ beside: app })
  address = await listen(app)
})
afterAll(async () => {
  await beside.close()
  // A browser may have opened a connection that it never used.
  app.server.server.closeAllConnections()
  await app.close()
})

async function listen({ server }: TestApp): Promise<string> {
  await server.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

const open = new Set<AbortController>()
afterEach(() => {
  for (const one of open) one.abort()
  open.clear()
})

/** One screen of the desk, and the updates it received. */
async function screen(cookie: string, headers: Record<string, string> = {}, at = address) {
  const leaving = new AbortController()
  open.add(leaving)
  const reply = await fetch(`${at}/api/desk_changes`, { headers: { cookie, ...headers }, signal: leaving.signal })
  let heard = ''
  let isOver = false
  const reading = (async () => {
    for await (const part of reply.body ?? []) heard += Buffer.from(part).toString()
  })()
    .catch(() => undefined)
    .finally(() => {
      isOver = true
    })
  return {
    reply,
    reading,
    heard: () => heard,
    isOver: () => isOver,
    hears: (text: string) => expect.poll(() => heard, { timeout: 10_000, interval: 20 }).toContain(text),
  }
}

const tell = (by: TestApp, subject = randomUUID()) =>
  by.database.run((orm) => publishDeskEvent(orm, 'thread', subject)).then(() => subject)

describe('an update at the desk', () => {
  it('is sent to every screen, whichever process changed it, by kind and id alone', async () => {
    const [coach, support] = [await newStaff(app, 'coach'), await newStaff(app, 'support')]
    const screens = [await screen(coach.cookie), await screen(support.cookie)]
    expect(screens[0]?.reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(screens[0]?.reply.headers.get('cache-control')).toBe('no-store')
    for (const one of screens) await one.hears('event: beat')
    const subjects = [await tell(app), await tell(beside)]
    for (const one of screens)
      for (const subject of subjects)
        await one.hears(`event: change\ndata: ${JSON.stringify({ kind: 'thread', id: subject })}\n\n`)
    expect(screens[0]?.heard().match(/event: change/g)).toHaveLength(2)
  })

  it('is sent even if committed after a later one', async () => {
    const one = await screen((await newStaff(app, 'coach')).cookie)
    await one.hears('event: beat')
    const [early, late] = [randomUUID(), randomUUID()]
    await app.database.transaction(async (tx) => {
      await publishDeskEvent(tx, 'case', early)
      await tell(beside, late)
      await one.hears(late)
    })
    await one.hears(early)
  })

  it('missed by a disconnected screen is sent when it reconnects', async () => {
    const { cookie } = await newStaff(app, 'coach')
    const { newest } = await changesRange(app.database)
    const missed = await tell(beside)
    const again = await screen(cookie, { 'last-event-id': String(newest) })
    await again.hears(missed)
    expect(again.heard()).not.toContain('event: reset')
  })

  it('during a screen’s loading is sent to it, with an id to reconnect with', async () => {
    const { cookie } = await newStaff(app, 'coach')
    const justBefore = await tell(beside)
    const fresh = await screen(cookie)
    await fresh.hears(justBefore)
    expect(fresh.heard()).toMatch(/^id: \d+$/m)
  })

  it('is not lost while a session cannot be validated: the screen reconnects for it', async () => {
    const { cookie } = await newStaff(app, 'coach')
    const cutOff = await screen(cookie)
    await cutOff.hears('event: beat')
    const [, lastHeard = ''] = /^id: (\d+)$/m.exec(cutOff.heard()) ?? []
    const usual = app.database.query.bind(app.database)
    const busy = vi.spyOn(app.database, 'query').mockImplementation(async (statement, values) => {
      if (statement.name?.startsWith('desk_changes')) return usual(statement, values)
      throw new ApiError(503, 'Busy.', null, 1)
    })
    onTestFinished(() => busy.mockRestore())
    const lost = await tell(beside)
    await expect.poll(cutOff.isOver, { timeout: 10_000 }).toBe(true)
    expect(cutOff.heard()).not.toContain(lost)
    busy.mockRestore()
    await (await screen(cookie, { 'last-event-id': lastHeard })).hears(lost)
  })

  it('that is erased already makes a screen reload everything', async () => {
    const { cookie } = await newStaff(app, 'coach')
    const lastHeard = (await changesRange(app.database)).newest
    await tell(app)
    await tell(app)
    await eraseOldChanges(app.database, Date.now() + 60 * 60_000)
    expect(await changesRange(app.database)).toMatchObject({ newest: 0 })
    await (await screen(cookie, { 'last-event-id': String(lastHeard) })).hears('event: reset')
    const ordinary = await screen(cookie, { 'last-event-id': 'nonsense' })
    await ordinary.hears('event: beat')
    expect(ordinary.heard()).not.toContain('event: reset')
  })

  it('is sent to nobody who is not signed in, and to no other site', async () => {
    expect((await screen('')).reply.status).toBe(401)
    expect((await screen(`desk=${'A'.repeat(43)}`)).reply.status).toBe(401)
    const { cookie } = await newStaff(app, 'coach')
    expect((await screen(cookie, { origin: 'https://elsewhere.example' })).reply.status).toBe(403)
    expect((await fetch(`${address}/api/desk_changes`, { method: 'HEAD', headers: { cookie } })).status).toBe(404)
  })

  it('S-17 is limited to a number of screens per session and per person, without affecting others', async () => {
    const person = await newStaff(app, 'coach')
    const sameSession = await Promise.all(Array.from({ length: 12 }, () => screen(person.cookie)))
    const statuses = sameSession.map(({ reply }) => reply.status).sort()
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
    const refused = sameSession.find(({ reply }) => reply.status === 429)
    expect(refused?.reply.headers.get('retry-after')).toBe('5')
    await refused?.hears('The desk is open in too many tabs.')

    const again = await person.signInAgain()
    const otherSession = await Promise.all(Array.from({ length: 10 }, () => screen(again)))
    expect(otherSession.map(({ reply }) => reply.status)).toEqual(Array(10).fill(200))
    expect((await screen(await person.signInAgain())).reply.status).toBe(429)

    const colleague = await screen((await newStaff(app, 'support')).cookie)
    expect(colleague.reply.status).toBe(200)

    // A freed place can be taken again.
    const [left] = open
    left?.abort()
    await expect.poll(async () => (await screen(person.cookie)).reply.status, { timeout: 10_000 }).toBe(200)
  })

  it('stops with the session, and when the desk is locked', async () => {
    const [leaver, locker] = [await newStaff(app, 'coach'), await newStaff(app, 'support')]
    const [left, locked] = [await screen(leaver.cookie), await screen(locker.cookie)]
    await left.hears('event: beat')
    await leaver.post('desk_sign_out', {})
    await locker.post('desk_lock', {})
    const subject = await tell(beside)
    await left.reading
    await locked.reading
    expect([left.heard(), locked.heard()].join()).not.toContain(subject)
    expect((await screen(locker.cookie)).reply.status).toBe(423)
  })

  it('does not keep a desk from being locked', async () => {
    const { cookie } = await newStaff(app, 'coach')
    const seen = () =>
      app.database.query<{ at: Date }>(
        { name: 'last_seen', text: 'select max(last_seen_at) as at from staff_sessions' },
        [],
      )
    const before = await seen()
    const one = await screen(cookie)
    await one.hears(await tell(app))
    expect(await seen()).toEqual(before)
  })

  it('stream ends at once when the server stops, and a screen finds the next one', async () => {
    const { cookie } = await newStaff(app, 'coach')
    const third = await startTestApp({ beside: app })
    const one = await screen(cookie, {}, await listen(third))
    await one.hears('event: beat')
    await third.close()
    await one.reading
    expect(one.isOver()).toBe(true)
  })
})
