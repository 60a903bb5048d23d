import type { QuestionnaireResponse, QuestionnaireResponseItem, QuestionnaireResponseItemAnswer } from 'fhir/r4'
import { encodeChosen } from '../intake/engine/checklist.ts'
import type { AnyFlow } from '../intake/engine/flow.ts'
import type { Answers, Context, QuestionStep } from '../intake/engine/step.ts'
import { flowAt } from '../intake/engine/versions.ts'
import { fieldsOf } from './question-fields.ts'
import { canonicalOf, fieldLinkId } from './questionnaire.ts'
import { extensionUrl } from './response-extensions.ts'

interface ReadResponse {
  readonly version: number
  readonly answers: Answers
  readonly context: Context
}

/** The answers in a response to this questionnaire, as they are stored. Null: it answers another. */
export function answersIn(origin: string, flow: AnyFlow, response: QuestionnaireResponse): ReadResponse | null {
  const [url, version = ''] = (response.questionnaire ?? '').split('|')
  const then = flowAt(flow, Number(version))
  if (!then || `${url}|${version}` !== canonicalOf(origin, flow, Number(version))) return null
  const items = new Map((response.item ?? []).flatMap(({ item = [] }) => item).map((one) => [one.linkId, one]))
  const answers = Object.values(then.steps).flatMap((step) => {
    const item = step.kind === 'intro' ? undefined : items.get(step.id)
    if (step.kind === 'intro' || !item) return []
    const read = answerIn(step, item)
    return read === undefined ? [] : [[step.answerKey, read] as const]
  })
  return { version: Number(version), answers: Object.fromEntries(answers), context: contextIn(origin, response) }
}

function contextIn(origin: string, { extension: extensions = [] }: QuestionnaireResponse): Context {
  const own = extensions.filter(({ url }) => url === extensionUrl(origin, 'questionnaire-context'))
  return Object.fromEntries(
    own.map(({ extension: parts = [] }) => {
      const part = (name: string) => parts.find(({ url }) => url === name)?.valueString ?? ''
      return [part('name'), part('value')]
    }),
  )
}

function answerIn(step: QuestionStep, { answer = [], item = [] }: QuestionnaireResponseItem): unknown {
  const codes = answer.flatMap(({ valueCoding }) => valueCoding?.code ?? [])
  switch (step.kind) {
    case 'choice':
      return codes[0]
    case 'checklist':
      return codes.length === 0 ? undefined : encodeChosen(step, codes)
    case 'text':
      return answer[0]?.valueString
    default: {
      const shape = fieldsOf(step)
      if (!shape) return answer[0]?.valueString
      if (item.length === 0) return undefined
      return shape.together(
        Object.fromEntries(
          shape.fields.flatMap((field) => {
            const found = item.find(({ linkId }) => linkId === fieldLinkId(step.id, field))
            const values = (found?.answer ?? []).map(given)
            if (values.length === 0) return field.blank === undefined ? [] : [[field.key, field.blank]]
            return [[field.key, field.isList ? values : values[0]]]
          }),
        ),
      )
    }
  }
}

const given = ({
  valueCoding,
  valueBoolean,
  valueInteger,
  valueDate,
  valueString,
}: QuestionnaireResponseItemAnswer): unknown =>
  valueCoding?.code ?? valueBoolean ?? valueInteger ?? valueDate ?? valueString
