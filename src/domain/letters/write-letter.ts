import { clinicAddress } from '#content/appointments/clinic.ts'
import { gpLetterWords } from '#content/letters/gp-letter.ts'
import { summaryWords } from '#content/letters/treatment-summary.ts'
import { redFlagLead, redFlagLines, redFlags } from '#content/treatment/red-flags.ts'
import { formatDate } from '../appointments/format-time.ts'
import { bodyOf } from '../clinical/patient.ts'
import { policy } from '../clinical/policy.ts'
import { medicineOf } from '../medicines/medicines.ts'
import { type Checked, isOfApproval, type LetterFacts } from './facts.ts'
import type { Letter, LetterSection, SectionId } from './letter.ts'
import { type LetterKind, lettersFor } from './occasion.ts'
import { treatedWith, treatmentLines } from './treatment-lines.ts'

/** Every letter that follows an occasion. */
export const lettersAbout = (facts: LetterFacts): { readonly kind: LetterKind; readonly letter: Letter }[] =>
  lettersFor(facts.occasion, facts.gp !== null).map((kind) => ({ kind, letter: writers[kind](facts) }))

const writers: Readonly<Record<LetterKind, (facts: LetterFacts) => Letter>> = { gp: gpLetter, summary }

function gpLetter(facts: LetterFacts): Letter {
  if (!facts.gp) throw new Error('A letter to nobody.')
  const words = gpLetterWords
  const { occasion, patient, gp } = facts
  const treated = treatedWith(facts)
  return {
    ...frame(facts),
    title: words.titles[occasion](treated),
    to: gp.practice,
    about: aboutPatient(facts, true),
    greeting: words.greeting,
    sections: [
      section('ask', words.headings.ask, asksOfGp(facts), true),
      section('treatment', words.headings.treatment, treatmentLines(facts, words.treatment)),
      ...checkedSection(facts, words),
      ...reportedSection(facts),
      section('signs', words.headings.signs, [words.signsLead, ...redFlags.map(({ sign }) => sign)], true),
      section('consent', words.headings.consent, [words.consent(patient.name, gp.agreedOn && formatDate(gp.agreedOn))]),
    ],
  }
}

function asksOfGp(facts: LetterFacts): string[] {
  const { ask } = gpLetterWords
  const { occasion } = facts
  const treated = treatedWith(facts)
  const first = ask[occasion](treated, beforeIn(facts))
  if (occasion === 'paused' || occasion === 'stopped')
    return [first, treated.isInjecting ? ask.others : ask.othersAfter]
  return [first, ask.object, ask.others, ...(isPillAffected(facts) ? [ask.pill(policy.barrierWeeks)] : [])]
}

const isPillAffected = ({ medicine, patient }: LetterFacts): boolean =>
  medicineOf(medicine).weakensPill && patient.mayTakePill

function summary(facts: LetterFacts): Letter {
  const words = summaryWords
  const { occasion, patient, gp } = facts
  const isOver = occasion === 'paused' || occasion === 'stopped'
  const asks = [
    words.ask[occasion](treatedWith(facts), beforeIn(facts)),
    ...(isPillAffected(facts) && !isOver ? [words.ask.pill(policy.barrierWeeks)] : []),
    words.ask.show,
    words.ask.reach,
  ]
  return {
    ...frame(facts),
    title: words.titles[occasion],
    to: { name: patient.name, lines: patient.address },
    about: aboutPatient(facts, false),
    greeting: words.greeting(patient.name),
    sections: [
      section('ask', words.headings.ask, asks, true),
      section('treatment', words.headings.treatment, treatmentLines(facts, words.treatment)),
      ...checkedSection(facts, words),
      section('signs', words.headings.signs, [redFlagLead, ...redFlagLines], true),
      section('consent', words.headings.consent, [
        gp === null
          ? words.gp.notTold
          : occasion === 'continued'
            ? words.gp.unchanged
            : words.gp.told(gp.practice.name),
      ]),
    ],
  }
}

const aboutPatient = ({ patient, reference }: LetterFacts, withAddress: boolean): string[] =>
  [
    patient.name,
    patient.born === '' ? '' : `Date of birth: ${formatDate(patient.born)}`,
    withAddress ? patient.address.join(', ') : '',
    reference === null ? '' : `Our reference ${reference}`,
  ].filter((line) => line !== '')

const frame = ({ writtenOn, signed }: LetterFacts) => ({
  writtenOn,
  from: clinicAddress,
  signed: [signed.name, signed.profession, signed.registration].filter((line) => line !== ''),
  replaces: null,
})

const section = (id: SectionId, heading: string, lines: readonly string[], isList = false): LetterSection => ({
  id,
  heading,
  lines,
  isList,
})

const beforeIn = (facts: LetterFacts): string => (isOfApproval(facts) && facts.before?.medicine) || ''

function checkedSection(facts: LetterFacts, words: typeof gpLetterWords | typeof summaryWords): LetterSection[] {
  if (!isOfApproval(facts)) return []
  const lines = checkedLines(facts.checked, words.checked)
  return lines.length === 0 ? [] : [section('checked', words.headings.checked, lines, true)]
}

/** The practice may not know the red-flag symptoms; the patient has them already. */
function reportedSection({ reported = [] }: LetterFacts): LetterSection[] {
  const lines = reported.map(({ words, on }) => gpLetterWords.reported(words.replace(/\.$/, ''), formatDate(on)))
  return lines.length === 0 ? [] : [section('history', gpLetterWords.headings.history, lines, true)]
}

function checkedLines(
  { identityOn, measured, hasToldOfHealth, contact }: Checked,
  words: typeof gpLetterWords.checked | typeof summaryWords.checked,
): string[] {
  return [
    identityOn && words.identity(formatDate(identityOn)),
    measured &&
      words.measured(
        formatDate(measured.on),
        gpLetterWords.ways[measured.how],
        String(measured.weightKg),
        String(measured.heightCm),
        String(bodyOf(measured.weightKg, measured.heightCm).bmi),
      ),
    hasToldOfHealth && words.told,
    contact && words.contact[contact],
  ].filter((line) => typeof line === 'string')
}
