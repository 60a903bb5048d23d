import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import type { Capability } from '#contract/auth.ts'
import { type CallName, calls } from '#contract/calls.ts'
import { withFilesType } from '#contract/with-files.ts'
import { riskRank } from '#domain/cases/risk.ts'
import { pieceBytes, type UploadGate } from '#domain/evidence/upload.ts'
import { handlers } from '../app/api/handlers.ts'
import { route } from '../app/api/route.ts'
import { cases } from '../clinical/cases/tables.ts'
import { deskFile } from '../clinical/evidence/desk-file.ts'
import type { Staff } from '../identity/staff/staff-of.ts'
import { orders } from '../orders/tables.ts'
import { mapErrors } from '../platform/http/errors.ts'
import { newPerson, type TestBrowser } from './test-browser.ts'
import { cards, type TestApp } from './test-order.ts'

/** A PDF of this many bytes. */
export const pdfOf = (size: number): Buffer => {
  const content = Buffer.alloc(size, ' ')
  content.write('%PDF-1.7\n')
  content.write('%%EOF\n', size - 6)
  return content
}

/** A browser that has ordered and paid, and has not signed in. */
export async function newPatient(app: TestApp, email?: string) {
  const person = await newPerson(app, email)
  const made = await person.browser.post('create_new_user', person.form)
  const orderId: string = made.json().data.paymentId
  const [order] = await app.database.run((orm) => orm.select().from(orders).where(eq(orders.id, orderId)))
  if (!order?.accountId) throw new Error('The order is nobody’s.')
  const begun = await person.browser.post('create_payment_intent', {
    amount: order.amountPence / 100,
    answerId: orderId,
  })
  const { clientSecret, paymentIntent } = begun.json().data
  await app.server.inject({
    method: 'POST',
    url: '/sandbox-cards/confirm',
    headers: { cookie: person.browser.cookie() },
    payload: {
      clientSecret,
      card: { number: cards.good, expMonth: 12, expYear: new Date().getUTCFullYear() + 2, cvc: '123' },
    },
  })
  const paid = await person.browser.post('verify_payment_intent', { paymentIntentId: paymentIntent, orderId })
  if (paid.json().data?.status !== 'Success') throw new Error(`Not paid: ${paid.body}`)
  return { ...person, accountId: order.accountId, orderId }
}

/** The case of an order, opened when the card is authorised. */
export async function newCase(app: TestApp, orderId: string): Promise<string> {
  const [found] = await app.database.run((orm) => orm.select().from(cases).where(eq(cases.orderId, orderId)))
  if (found) return found.id
  const id = randomUUID()
  await app.database.run((orm) =>
    orm.insert(cases).values({ id, kind: 'order', orderId, state: 'waiting_for_evidence', risk: riskRank(null) }),
  )
  return id
}

export const sendPiece = (app: TestApp, browser: TestBrowser, id: string, position: number, bytes: Buffer) =>
  app.server.inject({
    method: 'POST',
    url: '/api/upload_piece',
    headers: { 'content-type': withFilesType, cookie: browser.cookie() },
    payload: Buffer.concat([Buffer.from(`${JSON.stringify({ id, position })}\n`), bytes]),
  })

export const pieceOf = (content: Buffer, position: number): Buffer =>
  content.subarray(position * pieceBytes, (position + 1) * pieceBytes)

interface TestUpload {
  readonly id?: string
  readonly gate?: UploadGate
  readonly name?: string
  readonly kind?: string
}

/** Uploads a file from its current position to its end. */
export async function upload(
  app: TestApp,
  browser: TestBrowser,
  content: Buffer,
  { id = randomUUID(), gate = 'previous_supply', name = 'label.pdf', kind = 'application/pdf' }: TestUpload = {},
) {
  const begun = await browser.post('begin_upload', { id, gate, name, kind, size: content.length })
  if (begun.statusCode !== 200) return { id, reply: begun }
  for (let at = begun.json().data.received / pieceBytes; at * pieceBytes < content.length; at++) {
    const sent = await sendPiece(app, browser, id, at, pieceOf(content, at))
    if (sent.statusCode !== 200) return { id, reply: sent }
  }
  return { id, reply: await browser.post('finish_upload', { id }) }
}

export const aColleague = '5d0a1a2e-0000-4000-8000-000000000001'

/** The desk, as a member of staff with these roles. Null: not signed in. */
export async function atTheDesk(app: TestApp, ...capabilities: Capability[]) {
  const server = Fastify()
  mapErrors(server, {})
  await server.register(cookie)
  const colleague: Staff = {
    id: aColleague,
    name: 'Wren Colleague',
    roles: [],
    waitingRoles: [],
    capabilities: new Set(capabilities),
    profession: null,
    registration: null,
    sessionHash: Buffer.alloc(32),
    endsAt: new Date(),
    sign: () => Promise.reject(new Error('Nothing is signed here.')),
  }
  const staffOf = async () => colleague
  const deskCalls = (Object.keys(calls) as CallName[]).filter((name) => name.startsWith('desk_'))
  for (const name of deskCalls)
    route(server, app.services, calls[name], handlers[name](app.services) as never, staffOf as never)
  deskFile(server, app.services, staffOf)
  return {
    post: (name: CallName, body: object) => server.inject({ method: 'POST', url: `/api/${name}`, payload: body }),
    look: (id: string) => server.inject({ url: `/api/desk_file?id=${id}` }),
    /** The same, read as it comes. */
    stream: async (id: string) =>
      (await server.inject({ url: `/api/desk_file?id=${id}`, payloadAsStream: true })).stream(),
    close: () => server.close(),
  }
}
