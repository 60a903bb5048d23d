import type {
  Questionnaire,
  QuestionnaireResponse,
  QuestionnaireResponseItem,
  QuestionnaireResponseItemAnswer,
} from 'fhir/r4'
import { accepts } from '../intake/engine/answers.ts'
import { chosenIn } from '../intake/engine/checklist.ts'
import type { AnyFlow } from '../intake/engine/flow.ts'
import type { Answers, BespokeStep, Context, QuestionStep } from '../intake/engine/step.ts'
import { type TranscriptQuestion, transcript } from '../intake/engine/transcript.ts'
import { flowAt } from '../intake/engine/versions.ts'
import { walk } from '../intake/engine/walk.ts'
import { flowNamed } from '../intake/flows.ts'
import { idOf, type Making, patientRef } from './making.ts'
import { type Field, fieldsOf } from './question-fields.ts'
import {
  answerCoding,
  canonicalOf,
  fieldLinkId,
  questionnaire,
  questionnaireId,
  topicLinkId,
  topicsIn,
} from './questionnaire.ts'
import type { OrderRow, PatientRecord } from './record.ts'
import { extensionUrl } from './response-extensions.ts'
import { meta } from './systems.ts'

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
        url: extensionUrl(origin, 'questionnaire-context'),
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
    ...(isOffRoute && { extension: [{ url: extensionUrl(origin, 'answer-off-route'), valueBoolean: true }] }),
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

interface Given {
  readonly key: string
  readonly part?: string
  readonly questionnaire: string
  readonly version: number
  readonly answers: Answers
  /** Sent, or only saved so far. */
  readonly isSent: boolean
  readonly at: string
}

function responseTo(making: Making, given: Given): QuestionnaireResponse[] {
  const flow = flowNamed(given.questionnaire)
  const asked = flow && flowAt(flow, given.version)
  if (!flow || !asked) return []
  const made = questionnaireResponse(making.origin, {
    id: idOf(making, given.key, given.part),
    flow,
    version: given.version,
    answers: given.answers,
    subject: patientRef(making).reference ?? '',
    authoredAt: given.at,
    isFinished: given.isSent || walk(asked, given.answers).end.to === 'finished',
  })
  return made ? [{ ...made, meta: meta('QuestionnaireResponse', given.at) }] : []
}

/** A whole name would make the id too long. */
export const initialsOf = (questionnaire: string): string =>
  questionnaire
    .split('-')
    .map((word) => word.charAt(0))
    .join('')

/** Whether the answers of an order were sent with it, and not with an earlier one or a check-in. */
export const isSentWith = ({ checkIns }: PatientRecord, { id, state }: Pick<OrderRow, 'id' | 'state'>): boolean =>
  state !== 'draft' && !checkIns.some(({ orderId }) => orderId === id)

/** What was answered: sent with an order, in a check-in, or saved so far. */
function answered({ record }: Making): readonly Given[] {
  const { orders, checkIns, answerSets } = record
  const sent = orders.flatMap((row): Given[] =>
    row.answers === null || !isSentWith(record, row)
      ? []
      : [
          {
            key: row.id,
            questionnaire: row.questionnaire,
            version: row.questionnaireVersion,
            answers: row.answers,
            isSent: true,
            at: row.createdAt,
          },
        ],
  )
  const checked = checkIns.flatMap(({ id, version, answers, finishedAt }): Given[] =>
    answers === null || version === null || finishedAt === null
      ? []
      : [{ key: id, questionnaire: 'check-in', version, answers, isSent: true, at: finishedAt }],
  )
  // Answers before an order are sent with it; a check-in that was sent has left its answer set.
  const saved = answerSets.flatMap((row): Given[] =>
    row.accountId === null || row.answers === null
      ? []
      : [
          {
            key: row.instance,
            part: initialsOf(row.questionnaire),
            questionnaire: row.questionnaire,
            version: row.version,
            answers: row.answers,
            isSent: false,
            at: row.updatedAt,
          },
        ],
  )
  return [...sent, ...checked, ...saved]
}

/** Every questionnaire as it was asked and answered, in the version of its time. */
export const questionnaireResponses = (making: Making): QuestionnaireResponse[] =>
  answered(making).flatMap((given) => responseTo(making, given))

/** The questionnaires that were answered, each version once. */
export function answeredQuestionnaires(making: Making): Questionnaire[] {
  const ids = new Set(answered(making).map(({ questionnaire: name, version }) => questionnaireId(name, version)))
  return [...ids].toSorted().flatMap((id) => questionnaire(making.origin, id) ?? [])
}
