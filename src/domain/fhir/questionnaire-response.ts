import type { QuestionnaireResponse, QuestionnaireResponseItem, QuestionnaireResponseItemAnswer } from 'fhir/r4'
import { accepts } from '../intake/engine/answers.ts'
import { chosenIn, encodeChosen } from '../intake/engine/checklist.ts'
import type { AnyFlow } from '../intake/engine/flow.ts'
import type { Answers, BespokeStep, Context, QuestionStep } from '../intake/engine/step.ts'
import { type TranscriptQuestion, transcript } from '../intake/engine/transcript.ts'
import { flowAt } from '../intake/engine/versions.ts'
import { type Field, fieldsOf } from './question-fields.ts'
import { answerCoding, canonicalOf, fieldLinkId, topicLinkId, topicsIn } from './questionnaire.ts'

interface Answered {
  readonly id: string
  readonly flow: AnyFlow
  readonly version: number
  readonly answers: Answers
  /** What the questionnaire knew besides the answers. */
  readonly context?: Context
  /** `Patient/<id>`. */
  readonly subject: string
  /** Null: not known, or nothing was handed in yet. */
  readonly authoredAt: string | null
  readonly isFinished: boolean
}

const extension = (origin: string, name: 'answer-off-route' | 'questionnaire-context') =>
  `${origin}/fhir/StructureDefinition/${name}`

/** A stored answer set in the version in which it was given. Null: there was no such version. */
export function questionnaireResponse(origin: string, given: Answered): QuestionnaireResponse | null {
  const { id, flow, version, answers, context = {}, subject, authoredAt, isFinished } = given
  const then = flowAt(flow, version)
  if (!then) return null
  const { topics, offRoute } = transcript(then, answers, context)
  const onRoute = new Map(topics.flatMap(({ questions }) => questions).map((one) => [one.step, one]))
  const left = new Map(offRoute.map((one) => [one.step, one]))
  const items = topicsIn(then).flatMap(({ topic, steps }) => {
    const asked = steps.flatMap((step) => {
      const one = left.get(step.id) ?? onRoute.get(step.id)
      return one ? [itemOf(origin, version, step, one, answers, left.has(step.id))] : []
    })
    return asked.length === 0 ? [] : [{ linkId: topicLinkId(topic), text: topic, item: asked }]
  })
  const known = Object.entries(context).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]))
  return {
    resourceType: 'QuestionnaireResponse',
    id,
    ...(known.length > 0 && {
      extension: known.map(({ name, value }) => ({
        url: extension(origin, 'questionnaire-context'),
        extension: [
          { url: 'name', valueString: name },
          { url: 'value', valueString: value },
        ],
      })),
    }),
    questionnaire: canonicalOf(origin, flow, version),
    status: isFinished ? 'completed' : 'in-progress',
    subject: { reference: subject },
    ...(authoredAt !== null && { authored: authoredAt }),
    source: { reference: subject },
    ...(items.length > 0 && { item: items }),
  }
}

function itemOf(
  origin: string,
  version: number,
  step: QuestionStep,
  { question }: TranscriptQuestion,
  answers: Answers,
  isOffRoute: boolean,
): QuestionnaireResponseItem {
  return {
    ...(isOffRoute && { extension: [{ url: extension(origin, 'answer-off-route'), valueBoolean: true }] }),
    linkId: step.id,
    text: question,
    ...givenIn(origin, version, step, answers[step.answerKey]),
  }
}

/** A question that has no answer has its words all the same: it was asked. */
function givenIn(
  origin: string,
  version: number,
  step: QuestionStep,
  answer: unknown,
): Pick<QuestionnaireResponseItem, 'answer' | 'item'> {
  if (!accepts(step, answer)) return {}
  switch (step.kind) {
    case 'choice':
    case 'checklist': {
      const chosen = step.kind === 'choice' ? [answer] : (chosenIn(step, answer) ?? [])
      const options = step.options.filter(({ value }) => chosen.includes(value))
      return { answer: options.map((option) => ({ valueCoding: answerCoding(origin, step.id, version, option) })) }
    }
    case 'text':
      return { answer: [{ valueString: String(answer) }] }
    default: {
      const shape = fieldsOf(step)
      if (!shape) return { answer: [{ valueString: String(answer) }] }
      const values = shape.taken(answer)
      return { item: shape.fields.flatMap((field) => fieldItem(origin, version, step, field, values[field.key])) }
    }
  }
}

function fieldItem(origin: string, version: number, step: BespokeStep, field: Field, value: unknown) {
  const linkId = fieldLinkId(step.id, field)
  const values = (field.isList ? (value as readonly unknown[]) : [value]).filter(
    (one) => one !== undefined && one !== null && one !== '',
  )
  const answer = values.map((one) => fieldAnswer(origin, version, linkId, field, one))
  return answer.length === 0 ? [] : [{ linkId, text: field.text, answer }]
}

function fieldAnswer(
  origin: string,
  version: number,
  linkId: string,
  { type, options = [] }: Field,
  value: unknown,
): QuestionnaireResponseItemAnswer {
  const option = options.find((offered) => offered.value === value)
  if (option) return { valueCoding: answerCoding(origin, linkId, version, option) }
  switch (type) {
    case 'boolean':
      return { valueBoolean: value === true }
    case 'integer':
      return { valueInteger: Number(value) }
    case 'date':
      return { valueDate: String(value) }
    default:
      return { valueString: String(value) }
  }
}

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
  const own = extensions.filter(({ url }) => url === extension(origin, 'questionnaire-context'))
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
