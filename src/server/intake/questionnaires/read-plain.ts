import { isStorable } from '#domain/forms/text.ts'
import type { AnyFlow } from '#domain/intake/engine/flow.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { readByAnyVersion, readByVersion } from '#domain/intake/engine/versions.ts'
import { badRequest } from '../../platform/http/api-error.ts'
import { isTooDeep } from '../../platform/http/json-depth.ts'

/** In valid JSON a lone surrogate or a NUL can only come from an escape like these. */
const unstorableEscape = /\\u(0000|d[89a-f])/i

interface Given {
  /** JSON, as the browser sent it. */
  readonly ansData: string
  /** Missing: a page opened before versions were told apart. */
  readonly version?: number | undefined
}

interface Plain {
  readonly plain: string
  readonly answers: Answers
  /** The version of the questionnaire they answer. */
  readonly version: number
}

/** Reads answers from outside: only those that a version of the questionnaire has are accepted. */
export function readPlain(flow: AnyFlow, { ansData, version }: Given): Plain {
  const refuse = (field: string, message: string) => badRequest([{ field, message }])
  let given: unknown
  try {
    given = JSON.parse(ansData)
  } catch {
    throw refuse('ansData', 'This is not readable as JSON.')
  }
  if (isTooDeep(given)) throw refuse('ansData', 'This is nested too deeply.')
  const read = version === undefined ? readByAnyVersion(flow, given) : readByVersion(flow, version, given)
  if (!read) throw refuse('version', 'There is no such version of this questionnaire.')
  if (!read.ok) throw refuse(read.key === '' ? 'ansData' : `ansData.${read.key.slice(0, 60)}`, read.problem)
  if (unstorableEscape.test(ansData) && !isAllStorable(read.answers)) {
    throw refuse('ansData', 'This text has characters that cannot be stored.')
  }
  return { plain: JSON.stringify(read.answers), answers: read.answers, version: read.version }
}

const isAllStorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? isStorable(value)
    : typeof value !== 'object' ||
      value === null ||
      Object.entries(value).every(([key, inner]) => isStorable(key) && isAllStorable(inner))
