import { adviceIn, reportTopics } from '#content/treatment/report-topics.ts'
import { type SideEffect, sideEffects } from '#content/treatment/side-effects.ts'
import { noEvidence } from '../cases/evidence.ts'
import type { Severity } from '../cases/risk.ts'
import type { AnyFlow } from '../intake/engine/flow.ts'
import type { ChecklistStep, ChoiceStep } from '../intake/engine/step.ts'
import { medicinesAndConditions } from '../intake/medicines-and-conditions/flow.ts'
import { weightManagement } from '../intake/weight-management/flow.ts'
import { medicines as everyMedicine, type MedicineKey, medicineName } from '../medicines/medicines.ts'
import { knownMedicines } from '../medicines/weight-loss-medicines-elsewhere.ts'
import { wordsOf } from '../medicines/words.ts'
import { nextDoses } from '../treatment/next-doses.ts'
import { adhdRedFlags, redFlags } from '../treatment/red-flags.ts'
import type { Repeat } from '../treatment/repeat-doses.ts'
import { adviceFor, conditionsNow, reportTopicIds } from '../treatment/report-topics.ts'
import { assess, type RulesInForce, rulesInForce } from './assess.ts'
import { interactionTable } from './interactions/table.ts'
import { formatDose, ladders } from './ladders.ts'
import { listedConditions, readListed, stopOfListed } from './listed-conditions.ts'
import { type Details, noHistory } from './patient.ts'
import { figures } from './policy.ts'
import { rules } from './rules.ts'
import { followUpAnswers, weightAnswers } from './sample-answers.ts'

/**
 * Everything a clinical lead signs: the figures, ladders, flags and urgent words, and the results of the rules for a
 * fixed corpus of cases. It is data and results, not source text: renaming a function changes nothing here, and a rule
 * that answers differently does.
 */
export interface RuleData {
  readonly versions: RulesInForce
  readonly figures: Readonly<Record<string, { readonly value: number; readonly source: string }>>
  readonly ladders: Readonly<Record<string, readonly number[]>>
  readonly flags: Readonly<
    Record<string, { readonly severity: Severity; readonly firesOn: string; readonly source: string }>
  >
  /** The red-flag symptoms, the other topics of a symptom report with advice, and the pages about side effects. */
  readonly urgent: Readonly<Record<string, string>>
  /** The results of the rules, by the name of the case. */
  readonly results: Readonly<Record<string, string>>
}

const medicines = Object.keys(ladders) as MedicineKey[]
const today = '2026-06-15'

/** Every possible answer of a questionnaire, by step. */
const choices = (flow: AnyFlow): { readonly id: string; readonly said: unknown; readonly name: string }[] =>
  Object.entries(flow.steps as Record<string, { readonly kind: string }>).flatMap(([id, step]) => {
    if (step.kind !== 'choice' && step.kind !== 'checklist') return []
    return (step as ChecklistStep | ChoiceStep).options.map(({ value }) => ({
      id,
      said: step.kind === 'checklist' ? [value] : value,
      name: `${id}: ${value}`,
    }))
  })

/** What the rules find about a healthy patient with one different answer, for each answer, sex and medicine. */
function* assessedCases(): Iterable<[string, string]> {
  for (const sex of ['Male', 'Female'] as const) {
    const wellWeight = { 'step-3': sex }
    const wellHistory = sex === 'Male' ? {} : { 'follow-up-pregnancy': 'menopause' }
    const [weight, history] = [weightAnswers(wellWeight), followUpAnswers(wellHistory)]
    const answered = [
      ...choices(weightManagement).map((choice) => ({ ...choice, isFirst: true })),
      ...choices(medicinesAndConditions).map((choice) => ({ ...choice, isFirst: false })),
    ]
    for (const { id, said, name, isFirst } of answered) {
      const answers = isFirst ? weightAnswers({ ...wellWeight, [id]: said }) : weight
      const followUp = isFirst ? history : followUpAnswers({ ...wellHistory, [id]: said })
      for (const medicine of medicines) {
        const details: Details = { medicine, bornOn: '1984-05-04', sex }
        const { flags } = assess({ answers, followUp, details, evidence: noEvidence, history: noHistory, today })
        yield [
          `${medicineName(medicine)}, ${sex.toLowerCase()}, ${name}`,
          flags.map((flag) => `${flag.id} (${flag.severity})`).join(', ') || 'no flag',
        ]
      }
    }
  }
}

/** Which doses may follow each dose, by wish, side effects, missed doses and BMI. */
function repeatCases(): [string, string][] {
  const grid = (['up', 'same', 'down'] as const).flatMap((wish) =>
    [0, 2, 3].flatMap((worstSymptom) =>
      [0, 1, 3].flatMap((missedDoses) => [32, 24, 21, 18].map((bmi) => ({ wish, worstSymptom, missedDoses, bmi }))),
    ),
  )
  return medicines.flatMap((medicine) =>
    ladders[medicine].flatMap((mg) =>
      grid.map(({ bmi, ...told }): [string, string] => {
        const repeat: Repeat = {
          is: 'repeat',
          medicine,
          covers: [{ medicine, mg, from: '2026-05-20', until: '2026-06-17', dispatchedOn: '2026-05-18' }],
          checkIn: {
            on: '2026-06-14',
            hasRedFlag: false,
            takenOn: ['2026-05-20', '2026-05-27', '2026-06-03', '2026-06-10'].slice(told.missedDoses),
            lastDoseOn: '2026-06-10',
            fluids: 'enough',
            mood: 'usual',
            isAnaestheticPlanned: false,
            ...told,
          },
          bmi,
          weights: [],
          injectionDay: null,
          isLocked: false,
          isAnaestheticPlanned: false,
          today,
        }
        const about = `wish ${told.wish}, worst side effect ${told.worstSymptom}, ${told.missedDoses} missed, BMI ${bmi}`
        return [`${medicineName(medicine)} ${formatDose(mg)}, ${about}`, offered(repeat)]
      }),
    ),
  )
}

function offered(order: Parameters<typeof nextDoses>[0]): string {
  const { allowed, withSecondSignature, suggestion } = nextDoses(order)
  const list = (doses: readonly number[]) => doses.map(formatDose).join(' or ') || 'none'
  return `one prescriber: ${list(allowed)}; two: ${list(withSecondSignature)}; suggested: ${suggestion ?? 'none'}`
}

/** The first dose of a patient who comes from treatment elsewhere. */
function firstCases(): [string, string][] {
  return medicines.flatMap((medicine) => [
    [`${medicineName(medicine)}, never treated`, offered({ is: 'first', medicine, today, before: { is: 'none' } })] as [
      string,
      string,
    ],
    ...ladders[medicine].flatMap((provenMg) =>
      (['none', 'few', 'many', 'not known'] as const).map((missed): [string, string] => [
        `${medicineName(medicine)} elsewhere, ${formatDose(provenMg)} proven, missed: ${missed}`,
        offered({
          is: 'first',
          medicine,
          today,
          before: {
            is: 'continuing',
            reportedMg: provenMg,
            provenMg,
            missed,
            lastDoseOn: '2026-06-10',
            isOurs: false,
          },
        }),
      ]),
    ),
  ])
}

const urgentSigns = (): [string, string][] =>
  [...redFlags, ...adhdRedFlags].map(({ id, sign, act, urgency }) => [id, `${sign}: ${act} (${urgency})`])

/** The advice after a problem with a dose or pen and on sick days, for each answer in England. */
const topicAdvice = (): [string, string][] =>
  reportTopicIds.flatMap((incident) =>
    Object.keys(reportTopics[incident].what).flatMap((what) =>
      conditionsNow.map((now): [string, string] => {
        const { urgency, lines } = adviceFor({ incident, what: [what], now })
        return [`${incident}, ${what}, ${now}`, `${urgency}: ${adviceIn(lines, 'England').join(' ')}`]
      }),
    ),
  )

/** The pages about side effects: words that every patient reads, with their sources. */
const sideEffectPages = (): [string, string][] =>
  Object.entries(sideEffects).map(([id, { about, helps, write, urgent, emergency, flags }]: [string, SideEffect]) => {
    const said = (lines: readonly { readonly says: string; readonly from: string }[]) =>
      lines.map(({ says, from }) => `${says} (${from})`).join(' ')
    const parts = [
      said([about]),
      said(helps),
      `Write: ${said(write)}`,
      `Call: ${said(urgent)}`,
      `999: ${said(emergency)}`,
    ]
    return [`side effect ${id}`, [...parts, `Red flags: ${flags.join(', ')}`].join(' · ')]
  })

/** How each pen is used: words that patients follow by themselves. */
const penSteps = (): [string, string][] =>
  everyMedicine.flatMap((medicine): [string, string][] => {
    const { injecting } = wordsOf(medicine)
    if (!injecting || !medicine.inUseDays) return []
    const { needles, steps, keeping, source } = injecting
    const said = steps.map(({ title, lines }) => `${title}: ${lines.join(' ')}`)
    return [
      [`steps for ${medicine.name}`, [needles, ...said, ...keeping(medicine.inUseDays.value), source].join(' · ')],
    ]
  })

/** The known doses of medicines from elsewhere: any other is flagged. */
const strengthCases = (): [string, string][] =>
  knownMedicines.map(({ name, strengths, alsoMg = [] }) => [
    `${name} exists in`,
    [...strengths, ...alsoMg.map(formatDose)].join(', '),
  ])

/** The table of interactions, and what each of its rows raises for a medicine that was picked from the list. */
function* interactionCases(): Iterable<[string, string]> {
  for (const { id, ingredients, butNotWith = [], with: ours, flag, source, asOf } of interactionTable) {
    yield [
      `interaction ${id}`,
      [
        ingredients.join(', '),
        `not with ${butNotWith.join(', ') || 'nothing'}`,
        ours.join(', '),
        flag,
        source,
        asOf,
      ].join(' · '),
    ]
  }
  for (const { ingredients } of [...interactionTable, { ingredients: ['unknown'] }]) {
    const [substance] = ingredients as [string]
    for (const medicine of medicines) {
      const isKnown = substance !== 'unknown'
      const { flags } = assess({
        answers: weightAnswers({}),
        followUp: followUpAnswers({ 'follow-up-medicines': ['other'] }),
        healthList: [
          {
            kind: 'medicine',
            written: substance,
            state: isKnown ? 'coded' : 'not coded',
            name: isKnown ? substance : null,
            substance: isKnown ? substance : null,
          },
        ],
        details: { medicine, bornOn: '1984-05-04', sex: 'Male' },
        evidence: noEvidence,
        history: noHistory,
        today,
      })
      yield [
        `${medicineName(medicine)}, on the list: ${substance}`,
        flags.map((flag) => `${flag.id} (${flag.severity}): ${flag.says} ${flag.because}`).join(' '),
      ]
    }
  }
}

/** What each condition of the list raises, and what rules our medicines out. */
function* listedCases(): Iterable<[string, string]> {
  for (const name of [...Object.keys(listedConditions), 'unknown']) {
    const { asking, unchecked } = readListed([
      { kind: 'condition', written: name, state: 'coded', name, substance: name },
    ])
    const stop = stopOfListed({ kind: 'condition', substance: name })
    yield [
      `condition on the list: ${name}`,
      [
        ...asking.map(({ asks }) => asks),
        ...unchecked.map(() => 'not checked'),
        ...(stop ? [`stop ${stop}`] : []),
      ].join(', ') || 'nothing',
    ]
  }
}

/** The cases of the corpus one by one, the quickest first, so that a server can handle requests between them. */
export function* corpusResults(): Iterable<[string, string]> {
  yield* strengthCases()
  yield* interactionCases()
  yield* listedCases()
  yield* firstCases()
  yield* repeatCases()
  yield* assessedCases()
}

/** Everything in force in this release, with the results of the corpus. */
export const ruleDataWith = (results: RuleData['results']): RuleData => ({
  versions: rulesInForce,
  figures,
  ladders,
  flags: Object.fromEntries(
    rules.map(({ id, severity, firesOn, source }) => [id, { severity, firesOn, source }] as const),
  ),
  urgent: Object.fromEntries([...urgentSigns(), ...topicAdvice(), ...sideEffectPages(), ...penSteps()]),
  results,
})

export const ruleData = (): RuleData => ruleDataWith(Object.fromEntries(corpusResults()))

/** The same data gives the same text, in whatever order it was written. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )

/** One difference between what was signed and what is in force. */
export interface RuleChange {
  readonly of: keyof Omit<RuleData, 'versions'>
  readonly what: string
  /** Null: it did not exist. */
  readonly before: string | null
  /** Null: it no longer exists. */
  readonly now: string | null
}

const asWords = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((mg) => formatDose(mg as number)).join(', ')
  return Object.values(value as object).join(' · ')
}

/** The differences from what was signed. Null for `before`: nothing was ever signed, and all of it is new. */
export function changesSince(before: RuleData | null, now: RuleData): RuleChange[] {
  if (before === null) return []
  return (['figures', 'ladders', 'flags', 'urgent', 'results'] as const).flatMap((of) => {
    const [old, present] = [before[of], now[of]] as Readonly<Record<string, unknown>>[]
    const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(present ?? {})])]
    return names.flatMap((what): RuleChange[] => {
      const [one, other] = [old?.[what], present?.[what]]
      if (canonical(one) === canonical(other)) return []
      return [
        { of, what, before: one === undefined ? null : asWords(one), now: other === undefined ? null : asWords(other) },
      ]
    })
  })
}
