import { expect, test } from 'vitest'
import { adhdAnswers } from '#server/testing/test-booking.ts'
import { isSoak, testDepth } from '../soak/test-depth.ts'
import { newCustomer } from './customer.ts'
import { newDataFolder } from './data-folder.ts'
import { ownPostgres } from './own-postgres.ts'
import { isReady, startServer } from './server-process.ts'
import { until } from './until.ts'

const racers = testDepth(30, 90)

test.runIf(isSoak)(
  'R-18 everybody wants the same time of several servers on one database: one person has it',
  async () => {
    const database = await ownPostgres()
    await database.start()
    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: await newDataFolder({ isEmpty: true }),
      RATE_LIMIT_SCALE: '100',
    }
    const servers = await Promise.all(Array.from({ length: testDepth(2, 3) }, () => startServer(env)))
    for (const { address } of servers) await until(() => isReady(address), 60_000)
    const addressOf = (racer: number) => servers[racer % servers.length]?.address ?? ''

    const ahead = new Date()
    ahead.setUTCDate(1)
    ahead.setUTCMonth(ahead.getUTCMonth() + 2)
    const people = Array.from({ length: racers }, (_, racer) => newCustomer(addressOf(racer)))
    const answers = { ansData: JSON.stringify(adhdAnswers), questionnaire_type: 'adhd' }
    // Not the race itself: a few at a time, and repeated where a busy machine asks for it.
    for (let from = 0; from < racers; from += 6) {
      const some = people.slice(from, from + 6)
      await Promise.all(
        some.map((person) => until(async () => (await person.send('/api/save_answer', answers)).code === 200, 20_000)),
      )
    }
    const month = await people[0]?.call('booking_month', { month: ahead.toISOString().slice(0, 7) })
    const day = month.days.find(({ count }: { count: number }) => count > 3)
    const times: string[] = [...day.morning, ...day.afternoon].slice(0, testDepth(3, 100))
    expect(times.length).toBeGreaterThan(2)
    for (const time of times) {
      // The first request at each server uses it up; later ones are refused before any look-up.
      const tokens = await Promise.all(people.slice(0, servers.length).map((person) => person.token('hold_slot')))
      const replies = await Promise.all(
        people.map((person, racer) =>
          person.send('/api/hold_slot', { date: day.date, time, token: tokens[racer % servers.length] }),
        ),
      )
      const codes = replies.map(({ code }) => code)
      expect([200, 409].map((code) => codes.filter((given) => given === code).length)).toEqual([1, racers - 1])
    }
  },
)
