import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { dayMs } from '#domain/calendar/durations.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { testGateways, testSms } from '../../testing/test-gateways.ts'
import type { Email, Mail } from '../gateways/mail/mail.ts'
import { createMessages } from './create-messages.ts'
import { eraseOldMessages } from './erase-messages.ts'
import { claimDueMessages, openContent, queueAgain } from './message-rows.ts'
import type { NewMessage } from './messages.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>
let app: TestApp
afterEach(() => app.close())

const letter = {
  kind: 'email',
  owner: 'clinic',
  to: 'sam@ferncliff.example',
  subject: 'Hello',
  text: 'Good morning',
} as const

function testMail(answer: () => Promise<void> = async () => undefined): Mail & { readonly taken: Email[] } {
  const taken: Email[] = []
  return {
    isOutbox: false,
    taken,
    async send(email) {
      await answer()
      taken.push(email)
    },
  }
}

const start = async (gateways: object) => {
  app = await startTestApp({ gateways: { ...testGateways, ...gateways } })
  return app.services.messages
}

const write = (message: NewMessage) => app.database.transaction((tx) => app.services.messages.write(tx, message))

const states = async () =>
  (await app.database.run((orm) => orm.execute('select state, attempts from messages order by created_at'))).rows

const makeDue = () =>
  app.database.run((orm) =>
    orm.execute(`update messages set next_try_at = now() - interval '1 second' where state = 'queued'`),
  )

it('a message is sent once, with the same id at each attempt', async () => {
  const mail = testMail()
  const messages = await start({ mail })
  const id = await write(letter)
  await Promise.all([messages.sendWaiting(), messages.sendWaiting()])
  await messages.sendWaiting()
  expect(mail.taken).toEqual([{ id, to: letter.to, subject: letter.subject, text: letter.text }])
  expect(await states()).toEqual([{ state: 'sent', attempts: 1 }])
})

it('what was rolled back is never sent', async () => {
  const mail = testMail()
  const messages = await start({ mail })
  await app.database
    .transaction(async (tx) => {
      await messages.write(tx, letter)
      throw new Error('changed our mind')
    })
    .catch(() => undefined)
  await messages.sendWaiting()
  expect(mail.taken).toEqual([])
})

it('a hundred messages and three processes: each is sent once', async () => {
  const mail = testMail(() => sleep(5))
  const messages = await start({ mail })
  const others = [1, 2].map(() =>
    createMessages({ ...app.services, jobs: app.database.jobs, mail, attachments: async () => [] }),
  )
  for (let n = 0; n < 100; n++) await write({ ...letter, text: String(n) })
  await Promise.all([messages, ...others].map((each) => each.sendWaiting()))
  expect(mail.taken.map(({ text }) => Number(text)).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 100 }, (_, n) => n),
  )
})

it('a failed one is retried, at longer and longer intervals, eight times', async () => {
  const mail = testMail(() => Promise.reject(new Error('no: sam@ferncliff.example')))
  const messages = await start({ mail })
  await write(letter)
  const waits: number[] = []
  for (let n = 1; n <= 8; n++) {
    await messages.sendWaiting()
    await messages.sendWaiting()
    expect(await states()).toEqual([{ state: n < 8 ? 'queued' : 'failed', attempts: n }])
    const { rows } = await app.database.run((orm) =>
      orm.execute<{ wait: number }>('select extract(epoch from next_try_at - now())::float as wait from messages'),
    )
    if (n < 8) waits.push(rows[0]?.wait ?? 0)
    await makeDue()
  }
  expect(waits[0]).toBeGreaterThan(2)
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  await messages.sendWaiting()
  expect(await states()).toEqual([{ state: 'failed', attempts: 8 }])
  expect(app.logged()).not.toContain('ferncliff')
})

it('a claim of a process that died is taken over', async () => {
  const mail = testMail()
  const messages = await start({ mail })
  await write(letter)
  const claimedAt = Date.now()
  expect(await claimDueMessages(app.database, claimedAt)).toHaveLength(1)
  await messages.sendWaiting()
  expect(mail.taken).toEqual([])
  // Its process died: the message is due again by itself, in a minute.
  const { rows } = await app.database.run((orm) => orm.execute('select next_try_at from messages'))
  expect(Date.parse(String(rows[0]?.next_try_at)) - claimedAt).toBe(60_000)
  await makeDue()
  await messages.sendWaiting()
  expect(mail.taken).toHaveLength(1)
})

it('R-14 a message that is held is sent by deliver and by nothing else', async () => {
  const sms = testSms()
  const messages = await start({ sms })
  const hold = () =>
    app.database.transaction((tx) =>
      messages.hold(tx, { kind: 'sms', owner: 'clinic', to: '+447700900123', text: 'now' }),
    )
  const [id] = [await hold(), await hold()]
  await messages.sendWaiting()
  expect(sms.taken).toEqual([])
  const answers = await Promise.all(Array.from({ length: 5 }, () => messages.deliver(id, 1_000)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(sms.taken).toEqual([{ id, to: '+447700900123', text: 'now' }])
})

it('R-14 a gateway that ignores its signal is not waited for, and the message is abandoned', async () => {
  const sms = testSms(() => new Promise(() => undefined))
  const messages = await start({ sms })
  const id = await app.database.transaction((tx) =>
    messages.hold(tx, { kind: 'sms', owner: 'clinic', to: '+447700900123', text: 'now' }),
  )
  expect(await messages.deliver(id, 50)).toBe(false)
  expect(await states()).toEqual([{ state: 'failed', attempts: 1 }])
  expect(await messages.deliver(id, 50)).toBe(false)
})

it('messages are erased after 30 days, and not before', async () => {
  await start({})
  const now = Date.now()
  const age = (id: string, ms: number) =>
    app.database.run((orm) =>
      orm.execute(`update messages set created_at = '${new Date(now - ms).toISOString()}' where id = '${id}'`),
    )
  const [old, young] = [await write(letter), await write(letter)]
  await age(old, 30 * dayMs)
  await age(young, 30 * dayMs - 1)
  expect(await eraseOldMessages(app.database, now, () => 'false')).toBe(1)
  expect((await app.database.run((orm) => orm.execute('select id from messages'))).rows).toEqual([{ id: young }])
})

const token = 'a'.repeat(43)
const withLink = {
  ...letter,
  text: `Press this:\n\nhttps://larkwell.example/reset-password#token=${token}\n\nThank you.`,
}
const stored = async (id: string) => {
  const { rows } = await app.database.run((orm) => orm.execute<{ content: Buffer }>('select id, content from messages'))
  return rows.map((row) => openContent(app.services.vault, { id, content: row.content }))[0]
}

it('S-1 links and codes are redacted once a real gateway has accepted the message, and it was sent whole', async () => {
  const mail = testMail()
  const messages = await start({ mail })
  const id = await write(withLink)
  await messages.sendWaiting()
  expect(mail.taken[0]?.text).toBe(withLink.text)
  expect((await stored(id))?.text).toBe('Press this:\n\n[link removed]\n\nThank you.')
})

it('S-1 the demo’s outbox still shows them', async () => {
  const mail: Mail = { isOutbox: true, send: async () => undefined }
  const messages = await start({ mail })
  const id = await write(withLink)
  await messages.sendWaiting()
  expect((await stored(id))?.text).toBe(withLink.text)
})

it('S-1 an abandoned email stays whole, so that it can be resent, and is redacted after that', async () => {
  let isDown = true
  const mail = testMail(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve()))
  const messages = await start({ mail })
  const id = await write(withLink)
  for (let tried = 0; tried < 8; tried++) {
    await messages.sendWaiting()
    await makeDue()
  }
  expect(await states()).toEqual([{ state: 'failed', attempts: 8 }])
  expect((await stored(id))?.text).toBe(withLink.text)
  isDown = false
  expect(await app.database.run((orm) => queueAgain(orm, [id], Date.now()))).toEqual([id])
  await messages.sendWaiting()
  expect(mail.taken[0]?.text).toBe(withLink.text)
  expect((await stored(id))?.text).not.toContain(token)
  expect(await app.database.run((orm) => queueAgain(orm, [id], Date.now()))).toEqual([])
})

it.each(['taken', 'refused'])(
  'S-1 a code is redacted when its text was %s: nothing ever sends it again',
  async (end) => {
    const sms = testSms(() => (end === 'taken' ? Promise.resolve() : Promise.reject(new Error('down'))))
    const messages = await start({ sms })
    const text = '123456 is your code.\n\n@larkwell.example #123456'
    const message = { kind: 'sms', owner: 'clinic', to: '+447700900123', text, secrets: ['123456'] } as const
    const id = await app.database.transaction((tx) => messages.hold(tx, message))
    expect(await messages.deliver(id, 1_000)).toBe(end === 'taken')
    expect((await stored(id))?.text).toBe('[code removed] is your code.\n\n@larkwell.example #[code removed]')
  },
)
