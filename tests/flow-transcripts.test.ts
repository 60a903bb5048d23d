import { expect, it } from 'vitest'
import { exploreRoutes } from '#domain/intake/engine/explore.ts'
import type { AnyFlow } from '#domain/intake/engine/flow.ts'
import { storedTranscript, type Transcript, type TranscriptQuestion } from '#domain/intake/engine/transcript.ts'
import { flowAt, versionsOf } from '#domain/intake/engine/versions.ts'
import { drawings } from '../tools/flow-map.ts'

/** An internal key, id or value that is not a word: Q1_answer, kidney_disease, {medication}. */
const raw = /[a-z\d]_[a-z\d]|[{}[\]]|\bundefined\b|\bnull\b/i

const known = new Map<string, boolean>()
/** Most words occur on most routes: each is checked once. */
function isRaw(line: string): boolean {
  const found = known.get(line) ?? raw.test(line)
  known.set(line, found)
  return found
}

/** What is wrong with how one question is shown. */
function problemsWith(one: TranscriptQuestion): readonly string[] {
  if (one.is !== 'answered') return [`${one.step} is ${one.is}`]
  const { step, topic, question, options, answer } = one
  const hasWords = answer.length > 0 && answer.every((line) => line.trim() !== '')
  const isOffered = options.length === 0 || answer.every((line) => options.includes(line))
  return [
    ...(hasWords ? [] : [`${step} has no words`]),
    ...(isOffered ? [] : [`${step} was answered with what was not offered`]),
    ...[topic, question, ...options, ...answer].filter(isRaw),
  ]
}

const named = (list: readonly { readonly step: string }[]) => list.map(({ step }) => step).join()

/** What is wrong with a transcript of answers that were all given along this route. */
function problemsOf(flow: AnyFlow, route: readonly string[], made: Transcript): readonly string[] {
  const told = made.topics.flatMap(({ questions }) => questions)
  const questions = Object.values(flow.steps).filter(({ kind }) => kind !== 'intro')
  const walked = route.filter((id) => flow.steps[id]?.kind !== 'intro')
  const others = questions.filter(({ id }) => !route.includes(id)).map(({ id }) => id)
  return [
    ...told.flatMap(problemsWith),
    ...made.notAsked.flatMap(({ topic, question, options }) => [topic, question, ...options].filter(isRaw)),
    ...(named(told) === walked.join() ? [] : [`told ${named(told)}, walked ${walked}`]),
    ...(named(made.notAsked) === others.join() ? [] : [`not asked ${named(made.notAsked)}, not walked ${others}`]),
    ...(made.offRoute.length === 0 ? [] : [`off the route ${named(made.offRoute)}`]),
  ]
}

const versions = drawings.flatMap(({ flow, samples }) =>
  versionsOf(flow).map((version) => ({ flow, samples, version, name: `${flow.name} ${version}` })),
)

it.each(versions)(
  'the transcript of every route of $name has each question once, in order, in words',
  (given) => {
    const { flow, samples, version } = given
    const then = flowAt(flow, version) as AnyFlow
    // A side path is walked after the main route.
    const [main, ...sides] = [flow.first, ...(flow.sidePaths ?? [])].map((from) => exploreRoutes(then, samples, from))
    const routes = (main ?? []).flatMap((way) => [
      way,
      ...sides.flat().map((side) => ({
        steps: [...way.steps, ...side.steps],
        answers: { ...way.answers, ...side.answers },
      })),
    ])
    expect(routes.length).toBeGreaterThan(0)
    const problems = routes.flatMap(({ steps, answers }) => {
      const made = storedTranscript(flow, version, answers)
      return made ? problemsOf(then, steps, made) : ['there is none']
    })
    expect([...new Set(problems)].slice(0, 5)).toEqual([])
  },
  30_000,
)
