import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/appointments/calendar.ts'
import { testDepth } from '../../../../../tests/soak/test-depth.ts'
import { myTreatment } from '../../../screens/account/treatment/my-treatment.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { newReadyPatient } from '../../../testing/test-case.ts'
import { startTreatment, type TreatedPatient, type Treatment } from '../../../testing/test-treatment.ts'
import { remindOfDoses } from './reminder-job.ts'

let clinic: Treatment
let beside: TestApp
let robin: TreatedPatient
let kit: TreatedPatient

/** Both pens came on Tuesday 3 March 2026: doses are due on Tuesdays. */
beforeAll(async () => {
  clinic = await startTreatment('2026-03-02T10:00:00Z')
  beside = await clinic.beside()
  robin = await newReadyPatient(clinic.app)
  kit = await newReadyPatient(clinic.app)
  for (const { caseId } of [robin, kit]) await clinic.approveAndSend(caseId, { dose: '2.5mg' })
  for (const { caseId } of [robin, kit]) await clinic.deliver(caseId, '2026-03-03T06:30:00Z')
})
afterAll(async () => {
  await beside.close()
  await clinic.app.close()
})
beforeEach(async () => {
  await clinic.run('delete from dose_reminders; delete from push_subscriptions; delete from job_rounds')
  await clinic.run('delete from logged_doses; delete from messages; delete from job_failures')
})

const set = (patient: TreatedPatient, hour: number, by: 'push' | 'email' | 'text' = 'email') =>
  patient.browser.post('set_reminder', { reminder: { hour, by } })
const at = async (moment: string, app: TestApp = clinic.app) => {
  await clinic.moveTo(moment)
  await remindOfDoses(app.services)
}
const { getPublicKey } = (() => {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  return { getPublicKey: () => ecdh.getPublicKey('base64url') }
})()
const browserAt = (path: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${path}`,
  p256dh: getPublicKey(),
  auth: randomBytes(16).toString('base64url'),
})
const add = (patient: TreatedPatient, path: string) => patient.browser.post('add_push_browser', browserAt(path))
const mine = async (patient: TreatedPatient, endpoint: string | null = null) =>
  (await patient.browser.post('my_reminder', { endpoint })).json().data

async function sent() {
  await clinic.app.services.messages.sendWaiting()
  const { messages } = (await clinic.app.post('dev_outbox', {})).json().data
  return (messages as { kind: string; subject: string | null; text: string }[]).map(({ kind, subject, text }) => ({
    kind,
    subject,
    text,
  }))
}

const notice = 'Larkwell: you have a reminder'

describe('a reminder', () => {
  it('comes at the hour they chose on the day of a dose, once, whichever process runs the job, and says nothing else', async () => {
    await clinic.moveTo('2026-03-09T10:00:00Z')
    await set(robin, 9)
    await set(kit, 10)
    await at('2026-03-10T08:59:00Z')
    expect(await sent()).toEqual([])
    await Promise.all([at('2026-03-10T09:00:00Z'), remindOfDoses(beside.services)])
    await at('2026-03-10T09:30:00Z', beside)
    const [mail, ...more] = await sent()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'email', subject: notice })
    expect(mail?.text).toContain('You have a reminder in your account: ')
    expect(mail?.text).not.toMatch(/inject|dose|pen|mounjaro|weight|medicine|treatment/i)
    await at('2026-03-10T10:05:00Z')
    expect(await sent()).toHaveLength(2)
    await at('2026-03-11T09:05:00Z')
    expect(await sent()).toHaveLength(2)
  })

  it('follows the clock in London', async () => {
    await clinic.moveTo('2026-03-30T20:00:00Z')
    await clinic.run(`update supply_covers set covered_until = '2026-04-14', covered_from = '2026-03-17'`)
    await set(robin, 9)
    await at('2026-03-31T07:59:00Z')
    expect(await sent()).toEqual([])
    await at('2026-03-31T08:00:00Z')
    expect(await sent()).toHaveLength(1)
    await clinic.run(`update supply_covers set covered_until = '2026-03-31', covered_from = '2026-03-03'`)
  })

  it('that could not be written at its hour comes up to three hours later, and not after that', async () => {
    await clinic.moveTo('2026-03-09T10:00:00Z')
    await set(robin, 9)
    await set(kit, 8)
    await at('2026-03-10T12:10:00Z')
    expect(await sent()).toHaveLength(1)
  })

  it('does not come for a dose that is logged, during a pause, a lock or after the end', async () => {
    await clinic.moveTo('2026-03-09T10:00:00Z')
    await set(robin, 9)
    await set(kit, 9)
    await clinic.run(`update plans set state = 'paused' where account_id = '${kit.accountId}'`)
    await clinic.moveTo('2026-03-10T07:00:00Z')
    const { whose } = (await robin.browser.post('my_doses', {})).json().data
    const dose = {
      id: crypto.randomUUID(),
      at: '2026-03-10T07:00:00.000Z',
      whose,
      on: '2026-03-10',
      is: 'taken' as const,
    }
    expect((await robin.browser.post('log_dose', dose)).statusCode).toBe(200)
    await at('2026-03-10T09:00:00Z')
    expect(await sent()).toEqual([])
    await clinic.run(`update plans set state = 'active' where account_id = '${kit.accountId}'`)
  })

  it('set after its hour begins on another day, and moved on a day on which it came does not come again', async () => {
    await clinic.moveTo('2026-03-10T09:20:00Z')
    await set(robin, 9)
    await set(kit, 10)
    await at('2026-03-10T10:00:00Z')
    expect(await sent()).toHaveLength(1)
    await set(kit, 11)
    await at('2026-03-10T11:00:00Z')
    expect(await sent()).toHaveLength(1)
    await at('2026-03-17T11:00:00Z')
    expect(await sent()).toHaveLength(3)
  })

  it('is sent on exactly the days on which the account says that a dose is due today', async () => {
    await clinic.run(`update plans set injection_day = 5 where account_id = '${robin.accountId}'`)
    const days = Array.from({ length: testDepth(9, 30) }, (_, place) => addDays('2026-03-03', place))
    for (const patient of [robin, kit]) {
      for (const day of days) {
        await clinic.run('delete from messages; delete from job_rounds')
        await clinic.run(`insert into dose_reminders values ('${patient.accountId}', 9, 'email', now(), null)
          on conflict (account_id) do update set considered_on = null`)
        await at(`${day}T09:00:00Z`)
        const treatment = await clinic.app.database.run((orm) =>
          myTreatment(clinic.app.services, orm, patient.accountId, clinic.now()),
        )
        expect([day, (await sent()).length]).toEqual([day, treatment?.nextInjection === day ? 1 : 0])
      }
      await clinic.run('delete from dose_reminders')
    }
    await clinic.run(`update plans set injection_day = null where account_id = '${robin.accountId}'`)
  })
})

describe('a notification', () => {
  it('goes to each browser of theirs, and no email with it', async () => {
    await clinic.moveTo('2026-03-09T10:00:00Z')
    expect((await add(robin, 'phone')).statusCode).toBe(200)
    expect((await add(robin, 'laptop')).statusCode).toBe(200)
    await set(robin, 9, 'push')
    expect(await mine(robin, browserAt('phone').endpoint)).toMatchObject({ isHere: true, browsers: 2 })
    expect(await mine(robin, browserAt('other').endpoint)).toMatchObject({ isHere: false })
    await at('2026-03-10T09:00:00Z')
    expect(await sent()).toEqual(Array(2).fill({ kind: 'push', subject: null, text: notice }))
  })

  it('to a browser that is gone is not kept; the browser is removed, and after the last the email goes', async () => {
    await clinic.moveTo('2026-03-09T10:00:00Z')
    await add(robin, 'one/gone')
    await add(robin, 'two/gone')
    await set(robin, 9, 'push')
    await at('2026-03-10T09:00:00Z')
    expect(await sent()).toMatchObject([{ kind: 'email', subject: notice }])
    expect(await mine(robin)).toMatchObject({ browsers: 0 })
    await add(robin, 'phone')
    await add(robin, 'three/gone')
    await at('2026-03-17T09:00:00Z')
    expect((await sent()).filter(({ kind }) => kind === 'email')).toHaveLength(1)
    expect(await mine(robin)).toMatchObject({ browsers: 1 })
  })

  it('without any browser becomes an email', async () => {
    await clinic.moveTo('2026-03-09T10:00:00Z')
    await set(robin, 9, 'push')
    await at('2026-03-10T09:00:00Z')
    expect(await sent()).toMatchObject([{ kind: 'email' }])
  })

  it('belongs to whoever agreed in that browser last', async () => {
    await add(robin, 'shared')
    await add(kit, 'shared')
    expect(await mine(robin)).toMatchObject({ browsers: 0 })
    expect(await mine(kit)).toMatchObject({ browsers: 1 })
    await robin.browser.post('remove_push_browser', { endpoint: browserAt('shared').endpoint })
    expect(await mine(kit)).toMatchObject({ browsers: 1 })
    await kit.browser.post('remove_push_browser', { endpoint: browserAt('shared').endpoint })
    expect(await mine(kit)).toMatchObject({ browsers: 0 })
  })

  it.each([
    { endpoint: 'https://169.254.169.254/latest/meta-data' },
    { endpoint: 'http://fcm.googleapis.com/fcm/send/a' },
    { endpoint: 'https://fcm.googleapis.com:8443/fcm/send/a' },
    { endpoint: 'https://robin@fcm.googleapis.com/fcm/send/a' },
    { endpoint: 'https://fcm.googleapis.com.evil.example/fcm/send/a' },
    { p256dh: Buffer.alloc(65, 4).toString('base64url') },
  ])('%j is no browser that we call', async (given) => {
    const reply = await robin.browser.post('add_push_browser', { ...browserAt('phone'), ...given })
    expect(reply.statusCode).toBe(422)
    expect(reply.body).not.toContain('evil')
    expect(await mine(robin)).toMatchObject({ browsers: 0 })
  })

  it('of a patient with many browsers goes to the newest', async () => {
    for (let n = 0; n < 7; n += 1) {
      await clinic.moveTo(clinic.now() + 1_000)
      await add(robin, `browser-${n}`)
    }
    expect(await mine(robin, browserAt('browser-6').endpoint)).toMatchObject({ isHere: true, browsers: 5 })
    expect(await mine(robin, browserAt('browser-1').endpoint)).toMatchObject({ isHere: false })
  })
})

describe('a text', () => {
  it('goes only where we may text a mobile, and says only that there is a reminder', async () => {
    await clinic.moveTo('2026-03-09T10:00:00Z')
    const { canText } = await mine(robin)
    expect((await set(robin, 9, 'text')).statusCode).toBe(canText ? 200 : 422)
    if (!canText) return
    await at('2026-03-10T09:00:00Z')
    expect(await sent()).toEqual([{ kind: 'sms', subject: null, text: notice }])
  })

  it('that was chosen once becomes an email where it is no longer possible', async () => {
    await clinic.moveTo('2026-03-09T10:00:00Z')
    await clinic.run(`insert into dose_reminders values ('${robin.accountId}', 9, 'text', now(), null)`)
    await clinic.run(`update orders set authorised_at = null where account_id = '${robin.accountId}'`)
    await at('2026-03-10T09:00:00Z')
    expect(await sent()).toMatchObject([{ kind: 'email', subject: notice }])
  })
})
