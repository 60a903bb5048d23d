import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { brand } from '#content/brand.ts'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { currentPolicy } from '#domain/appointments/policy.ts'
import { testDepth } from '../../../tests/soak/test-depth.ts'
import { createApp } from '../app/app.ts'
import { createServices } from '../app/create-services.ts'
import { openDatabase } from '../platform/database/database.ts'
import { parseKeys } from '../platform/encryption/keys.ts'
import { newCrowd, newNetwork, startBookingApp } from '../testing/test-booking.ts'
import { humanToken, testGateways } from '../testing/test-gateways.ts'
import { claim } from './claims.ts'

const slot = { date: '2026-03-11', time: '10:00' }
const keys = parseKeys(`test-1:${Buffer.alloc(32, 7).toString('base64')}`)

it('R-18 of a hundred claims on one time the database lets one through', async () => {
  const app = await startBookingApp()
  // A generous connection timeout: on a busy machine the usual one would turn some of them away.
  const pool = new Pool({ connectionString: app.url, max: 10 })
  onTestFinished(async () => {
    await pool.end()
    await app.close()
  })
  const orm = drizzle(pool)
  const { key: service, minutes } = adultAdhdAssessment
  const claimed = await Promise.all(
    Array.from({ length: 100 }, () =>
      orm.transaction((tx) =>
        claim(tx, {
          clinicianId: brand.consultant.id,
          service,
          minutes,
          startsAt: new Date('2026-03-11T10:00:00Z'),
          guestSessionId: null,
          orderId: null,
          policyVersion: currentPolicy.version,
          state: 'held',
          by: 'patient',
          now: app.now(),
        }),
      ),
    ),
  )
  expect(claimed.filter((one) => one !== null)).toHaveLength(1)
})

it('R-18 three servers on one database, and every request wants the same time: one gets it', async () => {
  const app = await startBookingApp()
  const others = await Promise.all(
    [1, 2].map(async () => {
      const { config, log } = app.services
      const database = openDatabase({ url: app.url, ownerUrl: app.ownerUrl, connections: 4, log })
      await database.readyWithin(5_000)
      if (!keys) throw new Error('The test key cannot be read.')
      const services = await createServices({
        config,
        log,
        database,
        keys,
        gateways: { ...testGateways, now: app.now },
      })
      return { app: await createApp(services, new Map()), database }
    }),
  )
  onTestFinished(async () => {
    for (const { app, database } of others) {
      await app.close()
      await database.close()
    }
    await app.close()
  })
  const apps = [app.server, ...others.map(({ app }) => app)]
  const crowd = await newCrowd(app, 90)
  for (const time of ['10:00', '13:00', '14:30', '16:00']) {
    const replies = await Promise.all(
      crowd.map((browser, place) =>
        apps[place % apps.length]?.inject({
          method: 'POST',
          url: '/api/hold_slot',
          headers: { cookie: browser.cookie(), 'x-forwarded-for': newNetwork() },
          payload: { ...slot, time, token: humanToken },
        }),
      ),
    )
    const codes = replies.map((reply) => reply?.statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 409)).toHaveLength(89)
  }
})

it('R-18 five hundred patients want one time, repeatedly: one gets it, the others are refused', async () => {
  const app = await startBookingApp()
  onTestFinished(() => app.close())
  const days = ['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13']
  const slots = days.flatMap((date) => ['08:30', '10:00', '13:00', '14:30', '16:00'].map((time) => ({ date, time })))
  const crowd = await newCrowd(app, 500)
  for (const wanted of slots.slice(0, testDepth(2, 20))) {
    const replies = await Promise.all(
      crowd.map((browser) =>
        app.server.inject({
          method: 'POST',
          url: '/api/hold_slot',
          headers: { cookie: browser.cookie(), 'x-forwarded-for': newNetwork() },
          payload: { ...wanted, token: humanToken },
        }),
      ),
    )
    const codes = replies.map(({ statusCode }) => statusCode)
    expect([200, 409].map((code) => codes.filter((given) => given === code).length)).toEqual([1, 499])
  }
}, 120_000)
