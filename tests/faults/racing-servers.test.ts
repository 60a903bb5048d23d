import { expect, test } from 'vitest'
import { newDataFolder } from './data-folder.ts'
import { ownPostgres } from './own-postgres.ts'
import { isReady, startServer } from './server-process.ts'
import { until } from './until.ts'

const racers = 90

async function ask(address: string, call: string, body: object) {
  const reply = await fetch(`${address}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: reply.status, data: (await reply.json()).data }
}

test('R-18 everybody wants the same time of three servers on one database: one person has it', async () => {
  const database = await ownPostgres()
  await database.start()
  const env = { DATABASE_URL: database.url, DATA_DIR: await newDataFolder({ isEmpty: true }), RATE_LIMIT_SCALE: '100' }
  const servers = await Promise.all([startServer(env), startServer(env), startServer(env)])
  for (const { address } of servers) await until(() => isReady(address), 60_000)
  const addressOf = (racer: number) => servers[racer % servers.length]?.address ?? ''

  const ahead = new Date()
  ahead.setUTCDate(1)
  ahead.setUTCMonth(ahead.getUTCMonth() + 2)
  const { data } = await ask(addressOf(0), 'booking_month', { month: ahead.toISOString().slice(0, 7) })
  const day = data.days.find(({ count }: { count: number }) => count > 3)
  const times: string[] = [...day.morning, ...day.afternoon]
  expect(times.length).toBeGreaterThan(2)
  for (const time of times) {
    const wanted = { date: day.date, time }
    const replies = await Promise.all(
      Array.from({ length: racers }, (_, racer) => ask(addressOf(racer), 'hold_slot', wanted)),
    )
    const codes = replies.map(({ status }) => status)
    expect([200, 409].map((code) => codes.filter((given) => given === code).length)).toEqual([1, racers - 1])
  }
})
