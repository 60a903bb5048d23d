import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscribers } from '../app/subscribers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import type { Orm } from './database/database.ts'
import { createEvents, eventKind, on } from './events.ts'
import type { Services } from './services.ts'

const tx = {} as Orm
const services = { now: () => 7 } as Services

const doorbellRung = eventKind<{ readonly times: number }, string>('doorbell.rung')
const lightSwitched = eventKind<{ readonly isOn: boolean }>('light.switched')

describe('events', () => {
  it('call the subscribers of that event alone, in the order of the list, and return their results', async () => {
    const told: string[] = []
    const events = createEvents(
      [
        on(doorbellRung, async ({ now }, _tx, { times }) => {
          told.push('first')
          return `${times} at ${now()}`
        }),
        on(lightSwitched, async () => void told.push('light')),
        on(doorbellRung, async () => {
          told.push('second')
          return 'nobody is in'
        }),
      ],
      () => services,
    )
    expect(await events.publish(tx, doorbellRung, { times: 2 })).toEqual(['2 at 7', 'nobody is in'])
    expect(told).toEqual(['first', 'second'])
    expect(await createEvents([], () => services).publish(tx, doorbellRung, { times: 1 })).toEqual([])
  })

  it('stop at a subscriber that fails, and so does the publisher', async () => {
    const told: string[] = []
    const events = createEvents(
      [
        on(lightSwitched, async () => {
          throw new Error('no current')
        }),
        on(lightSwitched, async () => void told.push('after')),
      ],
      () => services,
    )
    await expect(events.publish(tx, lightSwitched, { isOn: true })).rejects.toThrow('no current')
    expect(told).toEqual([])
  })

  it('do not compile with the payload of another event', () => {
    const events = createEvents([], () => services)
    // @ts-expect-error a doorbell has no switch
    const wrong = () => events.publish(tx, doorbellRung, { isOn: true })
    expect(wrong).toBeTypeOf('function')
  })

  it('are named by their noun and what happened', () => {
    const names = subscribers.map(({ kind }) => kind.name)
    for (const name of names) expect(name).toMatch(/^[a-z-]+\.[a-z-]+$/)
    expect(subscribers.length).toBeGreaterThan(8)
  })
})

describe('in a transaction', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  it('are rolled back if a subscriber failed', async () => {
    const events = createEvents(
      [
        on(lightSwitched, async (_services, own) => {
          await own.execute(`insert into job_turns (name, every_ms) values ('light', 1)`)
        }),
        on(lightSwitched, async () => {
          throw new Error('no current')
        }),
      ],
      () => app.services,
    )
    const switched = app.database.run((orm) =>
      orm.transaction((own) => events.publish(own, lightSwitched, { isOn: true })),
    )
    await expect(switched).rejects.toThrow('no current')
    const left = await app.database.run((orm) => orm.execute(`select from job_turns where name = 'light'`))
    expect(left.rows).toEqual([])
  })
})
