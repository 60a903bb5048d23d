import { randomUUID } from 'node:crypto'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { request as requestOverTls, Agent as TlsAgent } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'

const questionnaire_type = 'weight-management'
const ages = ['under 18', '18-74', '75 above']
const ethnicities = ['Asian', 'Black', 'Mixed', 'Other', 'White']

/** Two consecutive saves never have the same answers. */
const nthAnswers = (n: number) => JSON.stringify({ Q1_answer: ages[n % 3], Q2_answer: ethnicities[n % 5] })

export interface Reply {
  /** 0 when no reply came at all. */
  readonly status: number
  readonly retryAfter: string | null
  readonly sentAt: number
  readonly tookMs: number
}

/** A patient who saves one set of answers after another and remembers what was acknowledged. */
export interface Visitor {
  save(address: string): Promise<Reply>
  /** Fails unless the stored answers are those last acknowledged, or those whose reply never came. */
  findsEverything(address: string): Promise<void>
  readonly acknowledged: () => number
}

export function newVisitor(): Visitor {
  const tab = randomUUID()
  let cookie = ''
  let uniqueId = ''
  let saves = 0
  let acknowledged = 0
  let kept = { revision: 0, answers: '' }
  /** Sent since without an answer: each of them may have been stored. */
  let inDoubt: string[] = []

  return {
    acknowledged: () => acknowledged,
    async save(address) {
      const answers = nthAnswers(saves++)
      inDoubt.push(answers)
      const { reply, data, granted } = await post(address, 'save_answer', cookie, {
        ansData: answers,
        uniqueId,
        questionnaire_type,
        tab,
      })
      if (reply.status === 200) {
        if (granted) cookie = granted
        uniqueId = data.uniqueId
        // More than one higher than before: one without a reply was stored after all.
        kept = { revision: data.revision, answers }
        inDoubt = []
        acknowledged++
      }
      return reply
    },
    async findsEverything(address) {
      if (acknowledged === 0) return
      const { reply, data } = await post(address, 'load_answers', cookie, { questionnaire_type })
      expect(reply.status).toBe(200)
      expect(data.uniqueId).toBe(uniqueId)
      expect(data.revision).toBeGreaterThanOrEqual(kept.revision)
      expect(data.revision).toBeLessThanOrEqual(kept.revision + inDoubt.length)
      expect(data.revision === kept.revision ? [kept.answers] : inDoubt).toContain(data.ansData)
    },
  }
}

const agent = new Agent({ keepAlive: true })
/** A test that serves over TLS made the certificate itself. */
const tlsAgent = new TlsAgent({ keepAlive: true, rejectUnauthorized: false })

async function post(address: string, call: string, cookie: string, body: object) {
  const sentAt = performance.now()
  const replyOf = (status: number, retryAfter: string | null): Reply => ({
    status,
    retryAfter,
    sentAt,
    tookMs: performance.now() - sentAt,
  })
  try {
    const { status, headers, text } = await send(`${address}/api/${call}`, cookie, JSON.stringify(body))
    const { data } = JSON.parse(text) as { data: { uniqueId: string; revision: number; ansData: string } }
    return {
      reply: replyOf(status, headers['retry-after'] ?? null),
      data,
      granted: headers['set-cookie']?.[0]?.split(';')[0],
    }
  } catch {
    return { reply: replyOf(0, null), data: { uniqueId: '', revision: 0, ansData: '' }, granted: undefined }
  }
}

/** Lighter than `fetch`, which matters when a test is thousands of people, and without its time limits. */
function send(url: string, cookie: string, body: string) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) }
    const ask = url.startsWith('https:') ? requestOverTls : request
    const over = url.startsWith('https:') ? tlsAgent : agent
    const sent = ask(url, { method: 'POST', agent: over, headers }, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (chunk) => (text += chunk))
      reply.once('error', reject)
      reply.once('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }))
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

export interface Crowd {
  readonly visitors: readonly Visitor[]
  readonly replies: readonly Reply[]
  /** Waits for every save under way, then ends. */
  stop(): Promise<void>
}

/** Keeps all of them saving, each waiting for its reply and then a moment, until stopped. */
export function keepSaving(address: string, visitors: readonly Visitor[]): Crowd {
  const replies: Reply[] = []
  let isOver = false
  const work = visitors.map(async (visitor) => {
    while (!isOver) {
      const reply = await visitor.save(address)
      replies.push(reply)
      await sleep(reply.status === 200 ? 2 : 20)
    }
  })
  return {
    visitors,
    replies,
    async stop() {
      isOver = true
      await Promise.all(work)
    },
  }
}

export const newVisitors = (count: number): Visitor[] => Array.from({ length: count }, newVisitor)
