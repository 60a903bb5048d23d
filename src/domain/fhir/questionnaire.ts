import type { Coding, Questionnaire, QuestionnaireItem, QuestionnaireItemAnswerOption } from 'fhir/r4'
import { brand } from '#content/brand.ts'
import { questionnaireTitles, questionnaireWords as words } from '#content/fhir/questionnaires.ts'
import { asAsked, unknownContext } from '../intake/engine/as-asked.ts'
import type { AnyFlow } from '../intake/engine/flow.ts'
import type { Option, QuestionStep } from '../intake/engine/step.ts'
import { flowAt } from '../intake/engine/versions.ts'
import { flowNamed } from '../intake/flows.ts'
import { type Field, fieldsOf } from './question-fields.ts'
import { meta } from './systems.ts'

const nameOf = ({ name }: AnyFlow) => name as keyof typeof questionnaireTitles

const questionnaireUrl = (origin: string, { name }: AnyFlow): string => `${origin}/fhir/Questionnaire/${name}`

/** By which a response names the questions it answers. */
export const canonicalOf = (origin: string, flow: AnyFlow, version: number): string =>
  `${questionnaireUrl(origin, flow)}|${version}`

export const questionnaireId = (name: string, version: number): string => `${name}-v${version}`

/** Null: there is no such questionnaire, or it had no such version. */
export function questionnaire(origin: string, id: string): Questionnaire | null {
  const [, name = '', version = ''] = /^([a-z-]+)-v(\d+)$/.exec(id) ?? []
  const flow = flowNamed(name)
  return flow && questionnaireOf(origin, flow, Number(version))
}

/** The codes of one question are its own: `none` of one list means something else than that of another. */
export const answerCoding = (origin: string, linkId: string, version: number, { value, label }: Option): Coding => ({
  system: `${origin}/fhir/CodeSystem/answer-${linkId}`,
  version: String(version),
  code: value,
  display: label,
})

export const fieldLinkId = (step: string, { key }: Pick<Field, 'key'>): string => `${step}.${key}`

/** Topics have no id of their own, and their words are unique within a questionnaire. */
export const topicLinkId = (topic: string): string =>
  `topic-${topic
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`

interface Topic {
  readonly topic: string
  readonly steps: readonly QuestionStep[]
}

/** The questions of a flow by topic, in its order, which a response keeps as well. */
export function topicsIn(flow: AnyFlow): readonly Topic[] {
  const steps = Object.values(flow.steps).filter((step) => step.kind !== 'intro')
  const topics = [...new Set(steps.map(({ topic }) => topic))]
  return topics.map((topic) => ({ topic, steps: steps.filter((step) => step.topic === topic) }))
}

/**
 * A questionnaire as it was in one of its versions: earlier ones are retired, and stay for the answers that were given
 * then. Null: there was no such version.
 */
export function questionnaireOf(origin: string, flow: AnyFlow, version: number): Questionnaire | null {
  const then = flowAt(flow, version)
  if (!then) return null
  const make = itemOf(origin, version, then)
  return {
    resourceType: 'Questionnaire',
    id: questionnaireId(flow.name, version),
    meta: meta('Questionnaire', null),
    url: questionnaireUrl(origin, flow),
    version: String(version),
    name: nameOf(flow).replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    title: questionnaireTitles[nameOf(flow)],
    status: version === flow.version ? 'active' : 'retired',
    publisher: brand.name,
    description: words.description,
    subjectType: ['Patient'],
    item: topicsIn(then).map(({ topic, steps }) => ({
      linkId: topicLinkId(topic),
      text: topic,
      type: 'group',
      item: steps.map(make),
    })),
  }
}

const itemOf =
  (origin: string, version: number, flow: AnyFlow) =>
  (step: QuestionStep): QuestionnaireItem => {
    const asked = { linkId: step.id, text: asAsked(step.question, unknownContext(flow)) }
    const optionsOf = (linkId: string, options: readonly Option[]): QuestionnaireItemAnswerOption[] =>
      options.map((option) => ({ valueCoding: answerCoding(origin, linkId, version, option) }))
    switch (step.kind) {
      case 'choice':
        return { ...asked, type: 'choice', answerOption: optionsOf(step.id, step.options) }
      case 'checklist':
        return { ...asked, type: 'choice', repeats: true, answerOption: optionsOf(step.id, step.options) }
      case 'text':
        return { ...asked, type: 'text' }
      default: {
        const shape = fieldsOf(step)
        if (!shape) return { ...asked, type: 'string' }
        const items = shape.fields.map((field): QuestionnaireItem => {
          const linkId = fieldLinkId(step.id, field)
          return {
            linkId,
            text: field.text,
            type: field.type,
            ...(field.isList && { repeats: true }),
            ...(field.options && { answerOption: optionsOf(linkId, field.options) }),
          }
        })
        return { ...asked, type: 'group', item: items }
      }
    }
  }
