import { randomUUID } from 'node:crypto'
import { isStorable } from '#contract/call.ts'
import type { saveAnswer as saveAnswerCall } from '#contract/save-answer.ts'
import { readByAnyVersion, readByVersion } from '#domain/questionnaires/engine/versions.ts'
import { flows } from '#domain/questionnaires/flows.ts'
import { badRequest, Refusal } from '../refusal.ts'
import type { Handler } from '../route.ts'
import type { Services } from '../services.ts'
import { hashOf, newToken } from '../visits/visit-token.ts'
import { visitExists, visitOf } from '../visits/visits.ts'
import { beginVisitWithAnswers, type NewAnswers, replacing, storedAnswers } from './answer-sets.ts'

type Body = Parameters<Handler<typeof saveAnswerCall>>[0]['body']

const notYours = () => new Refusal(403, 'These answers belong to another visit. Nothing was saved.')

/** A set of answers is sealed for the visit and the questionnaire together, so that neither can be exchanged. */
export const ownerOf = (visitId: string, questionnaire: string) => `${visitId}/${questionnaire}`

export function saveAnswer({ database, vault }: Services): Handler<typeof saveAnswerCall> {
  const replace = replacing(database)
  return async ({ body, visit }) => {
    const { plain, version } = readPlain(body)
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

    const claimed = body.uniqueId || null
    if (visit.presented) {
      const known = claimed ?? (await visitOf(database, visit.presented))
      if (known !== null) {
        const own = { tokenHash: visit.presented, id: known }
        const written = await replace({ visit: own, given: sealFor(known), base: body.revision ?? null })
        if (written === 'newer stored') throw await changedElsewhere(known)
        if (written !== 'no such visit') return { uniqueId: known, revision: written.revision }
        if ((await visitOf(database, visit.presented)) !== null) throw notYours()
      }
    }
    if (claimed !== null && (await visitExists(database, claimed))) throw notYours()

    const token = newToken()
    const id = randomUUID()
    const revision = await beginVisitWithAnswers(database, { tokenHash: hashOf(token), id }, sealFor(id))
    visit.grant(token)
    return { uniqueId: id, revision }

    async function changedElsewhere(visitId: string) {
      const stored = await storedAnswers(database, visitId, body.questionnaire_type)
      return new Refusal(409, 'These answers were changed in another tab. Nothing was saved from this one.', {
        revision: stored?.revision ?? 0,
      })
    }
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
