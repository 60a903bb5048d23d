import { randomUUID } from 'node:crypto'
import { isStorable } from '#domain/forms/text.ts'
import { readByAnyVersion, readByVersion } from '#domain/questionnaires/engine/versions.ts'
import { flows } from '#domain/questionnaires/flows.ts'
import type { Handler } from '../calls/route.ts'
import { hashOf, newToken } from '../encryption/token.ts'
import { isTooDeep } from '../http/json-depth.ts'
import { badRequest, Refusal } from '../http/refusal.ts'
import { createThrottle } from '../limits/throttle.ts'
import type { Services } from '../services.ts'
import { touchSession } from '../sessions/sessions.ts'
import type { PresentedVisit } from '../visits/visit-cookie.ts'
import { storageQuota } from '../visits/visit-limits.ts'
import { visitOf } from '../visits/visits.ts'
import { beginVisitWithAnswers, type NewAnswers, type Replacement, replacing, storedAnswers } from './answer-sets.ts'
import { refuseForeign } from './why-not-saved.ts'

type Body = Parameters<Handler<'save_answer'>>[0]['body']

/** A session in use is noted as often as this. */
const noteEveryMs = 10 * 60 * 1_000

/** A set of answers is sealed for the visit and the questionnaire together, so that neither can be exchanged. */
export const ownerOf = (visitId: string, questionnaire: string) => `${visitId}/${questionnaire}`

export function saveAnswer(services: Services): Handler<'save_answer'> {
  const { database, vault } = services
  const replace = replacing(database)
  const takeRoom = storageQuota(services)
  const noted = createThrottle({ most: 1, windowMs: noteEveryMs })
  return async ({ body, visit, network }) => {
    const { plain, version } = readPlain(body)
    await takeRoom(network, Buffer.byteLength(plain))
    noteUse(visit.sessionHash)
    const sealFor = (visitId: string): NewAnswers => {
      const owner = ownerOf(visitId, body.questionnaire_type)
      return {
        questionnaire: body.questionnaire_type,
        version,
        tab: body.tab ?? null,
        answers: vault.seal(plain, owner),
        digest: vault.digest(plain, owner),
      }
    }

    const known = body.uniqueId || (visit.presented && (await visitOf(database, visit.presented)))
    if (known) {
      const written = visit.presented && (await replace(replacementFor(visit.presented, known)))
      if (written === 'newer stored') throw await changedElsewhere(known)
      if (written && written !== 'no such visit') return { uniqueId: known, revision: written.revision }
      await refuseForeign(database, visit, known)
    }

    await visit.countNew()
    const token = newToken()
    const id = randomUUID()
    const own = { tokenHash: hashOf(token), sessionHash: visit.sessionHash, id }
    const revision = await beginVisitWithAnswers(database, own, sealFor(id))
    visit.grant(token)
    return { uniqueId: id, revision }

    function replacementFor(presented: PresentedVisit, id: string): Replacement {
      return { visit: { ...presented, id }, given: sealFor(id), base: body.revision ?? null }
    }

    async function changedElsewhere(visitId: string) {
      const stored = await storedAnswers(database, visitId, body.questionnaire_type)
      return new Refusal(409, 'These answers were changed in another tab. Nothing was saved from this one.', {
        revision: stored?.revision ?? 0,
      })
    }
  }

  /** Whoever only answers questions is there all the same. Nobody waits for it. */
  function noteUse(sessionHash: Buffer | null): void {
    if (sessionHash === null || noted.begin(sessionHash.toString('base64')) !== null) return
    touchSession(database, sessionHash).catch(() => undefined)
  }
}

/** A lone surrogate or a NUL can only come out of JSON that was sound itself by an escape like these. */
const unstorableEscape = /\\u(0000|d[89a-f])/i

interface Plain {
  readonly plain: string
  /** The version of the questionnaire they are answers of. */
  readonly version: number
}

function readPlain(body: Body): Plain {
  const refuse = (field: string, message: string) => badRequest([{ field, message }])
  let given: unknown
  try {
    given = JSON.parse(body.ansData)
  } catch {
    throw refuse('ansData', 'This is not readable as JSON.')
  }
  if (isTooDeep(given)) throw refuse('ansData', 'This is nested too deeply.')
  const flow = flows[body.questionnaire_type]
  const read = body.version === undefined ? readByAnyVersion(flow, given) : readByVersion(flow, body.version, given)
  if (!read) throw refuse('version', 'There is no such version of this questionnaire.')
  if (!read.ok) throw refuse(read.key === '' ? 'ansData' : `ansData.${read.key.slice(0, 60)}`, read.problem)
  if (unstorableEscape.test(body.ansData) && !isAllStorable(read.answers)) {
    throw refuse('ansData', 'This text has characters that cannot be stored.')
  }
  return { plain: JSON.stringify(read.answers), version: read.version }
}

const isAllStorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? isStorable(value)
    : typeof value !== 'object' ||
      value === null ||
      Object.entries(value).every(([key, inner]) => isStorable(key) && isAllStorable(inner))
