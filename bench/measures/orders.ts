import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mounjaro } from '#domain/medicines/mounjaro.ts'
import { firstMonthTotalPence } from '#domain/medicines/prices.ts'
import { emailDigest, insertAccount } from '#server/identity/accounts/account-rows.ts'
import { hashPassword } from '#server/identity/accounts/passwords.ts'
import { accounts } from '#server/identity/accounts/tables.ts'
import { guestSessions } from '#server/identity/guest-sessions/tables.ts'
import { codeHash, insertCode, networkDigest, phoneDigest } from '#server/identity/phone-codes/phone-codes.ts'
import { moveOrder, openOrder, orderAnswersOwner, orderOwner } from '#server/orders/orders.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { parseKeys } from '#server/platform/encryption/keys.ts'
import { hashOf, newToken } from '#server/platform/encryption/token.ts'
import { createVault, type Vault } from '#server/platform/encryption/vault.ts'
import { createLog } from '#server/platform/http/logging.ts'
import type { LoadJob } from '../load/start-load.ts'
import { startLoad } from '../load/start-load.ts'
import type { Latencies } from '../load/steady.ts'
import { publicOrigin } from '../load/visitor.ts'
import type { Product } from '../processes/product.ts'
import { startWorker } from '../processes/worker.ts'
import type { RawArgon2Options } from '../rivals/raw-argon2.ts'
import { compare } from './compare.ts'
import { count, type Figure, milliseconds } from './figure.ts'

const perSecond = 100
const seconds = 10
const warmUpSeconds = 1
const people = perSecond * (seconds + warmUpSeconds)
const p99AtMostMs = 100
const signInsAtOnce = 8
const signInsAtLeast = 0.8
const password = 'river-otter-41'

/** Each call is made once by each of many people, as in reality. */
export async function ordersUnderLoad(product: Product, url: string, dataDir: string): Promise<Figure[]> {
  const keys = parseKeys(product.dataKeys)
  if (!keys) throw new Error('The keys of the product are not known.')
  const database = openDatabase({ url, connections: 4, log: createLog('silent') })
  const vault = createVault(keys)
  try {
    await database.readyWithin(5_000)
    const codes = await inBatches(people, (n) => withCode(database, vault, n))
    const orders = await inBatches(people, (n) => withOrder(database, vault, n))
    const signIn = await inBatches(signInsAtOnce, (n) => withAccount(database, vault, n))
    return [
      await steadyCall('verify_otp', product.port, join(dataDir, 'codes.json'), codes),
      await steadyCall('create_payment_intent', product.port, join(dataDir, 'orders.json'), orders),
      await signIns(product.port, join(dataDir, 'sign-ins.json'), signIn),
    ]
  } finally {
    await database.close()
  }
}

async function steadyCall(name: string, port: number, file: string, requests: readonly string[]): Promise<Figure> {
  await writeFile(file, JSON.stringify(requests))
  await using load = await startLoad({ port, clients: perSecond, as: 'script', requestsIn: file })
  await load.ask({ kind: 'steady', perSecond, seconds: warmUpSeconds })
  const { sent, errors, p50, p99 } = await load.ask<Latencies>({ kind: 'steady', perSecond, seconds })
  return {
    name: `${name} at a steady ${perSecond}/s for ${seconds} s: p99`,
    result: `${milliseconds(p99)} (p50 ${milliseconds(p50)}, ${count(errors)} errors of ${count(sent)})`,
    target: { words: `at most ${p99AtMostMs} ms, no error`, isMet: p99 <= p99AtMostMs && errors === 0 },
  }
}

/** Everybody has an account of their own: many sign-ins at one account count as guesses. */
async function signIns(port: number, file: string, requests: readonly string[]): Promise<Figure> {
  await writeFile(file, JSON.stringify(requests))
  await using ours = await startLoad({ port, clients: signInsAtOnce, as: 'script', requestsIn: file })
  const options: RawArgon2Options = { clients: signInsAtOnce }
  await using theirs = await startWorker<LoadJob>(new URL('../rivals/raw-argon2.ts', import.meta.url), options)
  const { ratio, ours: signedIn, theirs: hashed, errors } = await compare(ours, theirs)
  return {
    name: `Sign-ins ÷ raw argon2id, ${signInsAtOnce} at a time`,
    result: `${ratio.toFixed(2)} (${count(signedIn)}/s against ${count(hashed)}/s, ${count(errors)} errors)`,
    target: { words: `at least ${signInsAtLeast.toFixed(2)}`, isMet: ratio >= signInsAtLeast && errors === 0 },
  }
}

function request(call: string, body: object, token?: string): string {
  const text = JSON.stringify(body)
  const cookie = token ? `cookie: __Host-visit=${token}\r\n` : ''
  return (
    `POST /api/${call} HTTP/1.1\r\nhost: ${new URL(publicOrigin).host}\r\norigin: ${publicOrigin}\r\n` +
    `content-type: application/json\r\n${cookie}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  )
}

async function withCode(database: Database, vault: Vault, n: number): Promise<string> {
  const [guestSessionId, token, phone, otp] = [randomUUID(), newToken(), `07700${String(900_000 + n)}`, '123456']
  await database.transaction(async (tx) => {
    await tx.insert(guestSessions).values({ id: guestSessionId, tokenHash: hashOf(token) })
    await insertCode(
      tx,
      {
        guestSessionId,
        phoneDigest: phoneDigest(vault, phone),
        addressDigest: networkDigest(vault, '127.0.0.1'),
        codeHash: codeHash(vault, otp, guestSessionId, phone),
      },
      Date.now(),
    )
  })
  return request('verify_otp', { phone, otp }, token)
}

async function withOrder(database: Database, vault: Vault, n: number): Promise<string> {
  const [guestSessionId, token, email] = [randomUUID(), newToken(), `person-${n}@ferncliff.example`]
  const id = await database.transaction(async (tx) => {
    await tx.insert(guestSessions).values({ id: guestSessionId, tokenHash: hashOf(token) })
    const { order } = await openOrder(tx, {
      guestSessionId,
      accountId: null,
      emailDigest: emailDigest(vault, email),
      kind: 'medication',
      item: mounjaro.key,
      amountPence: firstMonthTotalPence(mounjaro),
      questionnaire: 'weight-management',
      questionnaireVersion: 1,
      now: Date.now(),
      seal: (orderId) => ({
        details: vault.seal(JSON.stringify({ email, name: 'Robin' }), orderOwner(orderId)),
        answers: vault.seal('{}', orderAnswersOwner(orderId)),
      }),
    })
    await moveOrder(tx, order, { to: 'awaiting payment', by: 'patient', now: Date.now() })
    return order.id
  })
  return request('create_payment_intent', { amount: 125, answerId: id }, token)
}

async function withAccount(database: Database, vault: Vault, n: number): Promise<string> {
  const email = `robin-${n}@ferncliff.example`
  const passwordHash = await hashPassword(password)
  await database.run(async (orm) => {
    await insertAccount(orm, vault, { emailDigest: emailDigest(vault, email), passwordHash, details: { email } })
    await orm.update(accounts).set({ emailProvenAt: new Date() })
  })
  return request('sign_in', { email, password })
}

async function inBatches<Result>(total: number, make: (n: number) => Promise<Result>): Promise<Result[]> {
  const made: Result[] = []
  for (let n = 0; n < total; n += 20) {
    made.push(...(await Promise.all(Array.from({ length: Math.min(20, total - n) }, (_, at) => make(n + at)))))
  }
  return made
}
