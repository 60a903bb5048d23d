import { randomUUID } from 'node:crypto'
import { type Caller, isOk } from './caller.ts'
import type { Reply } from './connection.ts'

export const publicOrigin = 'https://larkwell.example'

/** Two sets of answers in turn, so that every save has something to write. */
const answers = ['Mixed', 'Other'].map((Q2_answer) => JSON.stringify({ Q1_answer: '18-74', Q2_answer }))

const head = [
  'POST /api/save_answer HTTP/1.1',
  `host: ${new URL(publicOrigin).host}`,
  `origin: ${publicOrigin}`,
  'content-type: application/json',
  'accept: */*',
  'accept-encoding: gzip, deflate, br',
  'accept-language: en-GB,en;q=0.9',
  'sec-fetch-site: same-origin',
  'sec-fetch-mode: cors',
  'user-agent: Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
].join('\r\n')

/** A patient filling in a questionnaire: a guest session of their own, and what a browser sends with each save. */
export function createVisitor(): Caller {
  const tab = randomUUID()
  let cookie = ''
  let uniqueId = ''
  let revision = 0

  return {
    request() {
      const body = JSON.stringify({
        ansData: answers[revision % 2],
        uniqueId,
        questionnaire_type: 'weight-management',
        tab,
        ...(revision > 0 && { revision }),
      })
      return `${head}\r\n${cookie}content-length: ${body.length}\r\n\r\n${body}`
    },
    accepts(reply) {
      if (!isOk(reply)) return false
      const { data } = JSON.parse(reply.body.toString()) as { data: { uniqueId: string; revision: number } }
      const isFirst = uniqueId === ''
      if (isFirst) cookie = cookieFrom(reply)
      // The revision rises only when the answers were written, and the guest session stays the same.
      const isWritten = data.revision === revision + 1 && (isFirst || data.uniqueId === uniqueId)
      uniqueId = data.uniqueId
      revision = data.revision
      return isWritten
    },
  }
}

function cookieFrom({ head }: Reply): string {
  const cookie = /\r\nset-cookie: ([^;\r]+)/i.exec(head)?.[1]
  if (!cookie) throw new Error('The first save brought no visit cookie.')
  return `cookie: ${cookie}\r\n`
}
