import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { riskFactors } from '#domain/intake/adhd/risk-factors.ts'
import { longestText } from '#domain/intake/engine/answers.ts'
import { exploreRoutes } from '#domain/intake/engine/explore.ts'
import type { AnyFlow } from '#domain/intake/engine/flow.ts'
import type { Step } from '#domain/intake/engine/step.ts'
import { flowAt, versionsOf } from '#domain/intake/engine/versions.ts'
import { flows } from '#domain/intake/flows.ts'
import { drawings } from '../tools/flow-map.ts'

/**
 * Stored answers are read by these versions for as long as they are stored. A changed option, bound or route is a new
 * version with a line of its own; the line of a released version never changes.
 */
const digests: Readonly<Record<string, string>> = {
  'weight-management 1': '65bc30b9f39ffd85',
  'weight-management 2': '91bd083f7ae87d06',
  'weight-management 3': 'a83b3b0e71873ea3',
  'adhd 1': '98379f04651d17f5',
  'medicines-and-conditions 1': 'fdf782694ff397e7',
  'check-in 1': '75a4439abf842d4b',
  'medicines-and-conditions 2': 'f9e3046a6aa0e819',
  'check-in 2': '29c55fe942c657b2',
  'check-in 3': 'be11fd8e3cc896db',
  'life-history 1': '8a6facf8645876ae',
  'informant 1': 'e3dcb28f594184e7',
}

/** The words in which each was asked: a transcript shows them to clinicians who read the answers later. */
const wordDigests: Readonly<Record<string, string>> = {
  'weight-management 1': 'd0e788132fc5a8cb',
  'weight-management 2': 'c38eafe71b41fed4',
  'weight-management 3': 'de85bbe626276942',
  'adhd 1': 'ce62680e8d28fea5',
  'medicines-and-conditions 1': '293170716c45f676',
  'check-in 1': '2fc0690ea241a920',
  'medicines-and-conditions 2': 'dc92e75479c45633',
  'check-in 2': '46406ee5a0778c0d',
  'check-in 3': 'f80cfb813835f13f',
  'life-history 1': '841427265d1946c9',
  'informant 1': 'b9093a2d3ce4f6f3',
}

/** What decides which answers a step stores. */
function storedBy(step: Step) {
  switch (step.kind) {
    case 'intro':
      return { id: step.id }
    case 'choice':
      return { id: step.id, key: step.answerKey, values: step.options.map(({ value }) => value) }
    case 'checklist': {
      const options = step.options.map(({ hint: _, ...option }) => option)
      return { id: step.id, key: step.answerKey, storedAs: step.storedAs, options }
    }
    case 'text':
      return { id: step.id, key: step.answerKey, isStoredTrimmed: step.isStoredTrimmed ?? false, longestText }
    default: {
      const { id, answerKey: key, kind, isOptional } = step
      return {
        id,
        key,
        kind,
        isOptional,
        bounds: step.bounds,
        asks: kind === 'risk-factors' ? riskFactors : step.parts,
      }
    }
  }
}

function digestOf(flow: AnyFlow, samples: Parameters<typeof exploreRoutes>[1]): string {
  const routes = [flow.first, ...(flow.sidePaths ?? [])].flatMap((from) =>
    exploreRoutes(flow, samples, from).map(({ steps, end }) => [...steps, end]),
  )
  const definition = { name: flow.name, version: flow.version, stored: Object.values(flow.steps).map(storedBy), routes }
  return sha(definition)
}

/** The words of a question, and how its answer is shown. Hints may change freely. */
function wordsOf(step: Step, samples: readonly unknown[] = []) {
  if (step.kind === 'intro') return null
  const { id, topic, question } = step
  return {
    id,
    topic,
    question,
    options: 'options' in step ? step.options.map(({ label }) => label) : [],
    told: 'inWords' in step ? samples.map((answer) => step.inWords(answer)) : [],
  }
}

const sha = (definition: unknown) => createHash('sha256').update(JSON.stringify(definition)).digest('hex').slice(0, 16)

const versions = drawings.flatMap(({ flow, samples }) =>
  versionsOf(flow).map((version) => ({ flow, samples, version, name: `${flow.name} ${version}` })),
)

it.each(versions)(
  'R-16 $name is what it was when people answered it (raise the version to change it; a new one gets its line above)',
  (given) => {
    const { flow, samples, version, name } = given
    const frozen = flowAt(flow, version)
    expect(frozen && digestOf(frozen, samples)).toBe(digests[name])
  },
)

it.each(versions)(
  'R-16 $name is asked in the words that people read (raise the version to change them; a new one gets its line above)',
  (given) => {
    const { flow, samples, version, name } = given
    const steps = Object.values(flowAt(flow, version)?.steps ?? {})
    expect(sha([flow.context, ...steps.map((step) => wordsOf(step, samples[step.id]))])).toBe(wordDigests[name])
  },
)

it('R-16 no version is missing', () => {
  const names = versions.map(({ name }) => name).toSorted()
  expect(Object.keys(digests).toSorted()).toEqual(names)
  expect(Object.keys(wordDigests).toSorted()).toEqual(names)
})

/** What the earlier versions of all flows offer where they asked differently. */
const offeredEarlier = (flows: readonly AnyFlow[]) =>
  flows.flatMap(({ name, earlier = [] }) =>
    earlier.flatMap(({ version, steps }) =>
      Object.values(steps).flatMap((step) => ('options' in step ? [[name, version, step.id, step.options]] : [])),
    ),
  )

/** The same in a process whose lists have one entry more: a flag, a condition or a medicine that is added today. */
const afterAddingToLists = `
  const added = { id: 'new', value: 'new', sign: 'A new sign', act: 'call 111', label: 'New', name: 'New', strengths: ['9mg'] }
  const lists = [
    ['#content/treatment/red-flags.ts', (file) => file.redFlags],
    ['#domain/intake/medicines-and-conditions/conditions.ts', (file) => file.conditions.options],
    ['#domain/intake/medicines-and-conditions/medicines.ts', (file) => file.medicines.options],
    ['#domain/intake/medicines-and-conditions/pregnancy.ts', (file) => file.pregnancyPossible.options],
    ['#domain/intake/weight-management/step-6-diabetes.ts', (file) => file.diabetes.options],
    ['#domain/intake/weight-management/step-8-weight-related-conditions.ts', (file) => file.weightRelatedConditions.options],
    ['#domain/intake/weight-management/prescribed-dose.ts', (file) => file.prescribedDose.options],
  ]
  for (const [path, listIn] of lists) listIn(await import(path)).push(added)
  const { flows } = await import('#domain/intake/flows.ts')
  const offeredEarlier = ${offeredEarlier}
  console.log(JSON.stringify(offeredEarlier(Object.values(flows))))`

it('R-16 what is added to a list today was not asked in an earlier version', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', afterAddingToLists], {
    encoding: 'utf8',
  })
  const now = offeredEarlier(Object.values(flows))
  expect(JSON.parse(said)).toEqual(JSON.parse(JSON.stringify(now)))
})

it.each(globSync('src/domain/intake/*/versions/version-*.ts').filter((path) => !path.endsWith('.test.ts')))(
  'R-16 %s reads nothing that changes for another reason than its questionnaire',
  (path) => {
    const imported = [...readFileSync(path, 'utf8').matchAll(/ from '([^']+)'/g)].map(([, from = '']) => from)
    // The questionnaire's own steps may be shared where the next version left them as they were: the digests hold them.
    const others = imported.filter((from) => !/^(?:\.\.\/\.\.\/engine\/|\.\.\/[^./]+\.ts$)/.test(from))
    expect(others.filter((from) => from !== '#domain/body/bmi.ts')).toEqual([])
  },
)
