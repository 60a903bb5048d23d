import { counted } from '#content/numbers.ts'
import type { FlagWords } from './flag-words.ts'

const gradeNames = ['', 'mild', 'medium', 'severe'] as const

const operationSays = {
  yes: 'They will tell the surgical team.',
  letter: 'They will tell the surgical team, and would like a letter for the anaesthetist.',
  no: 'They do not mean to tell the surgical team.',
} as const

/** What somebody told before their next pen. */
export const checkInFlags = {
  'check-in-missing': (): FlagWords => ({
    says: 'There is no check-in about the pen they have.',
    because: 'Without one nobody knows how they took the last doses, and nothing is supplied.',
    asks: 'That they answer the check-in in their account.',
  }),
  'check-in-side-effects': (effects: readonly (readonly [string, number])[], more: string | null): FlagWords => ({
    says: `Side effects: ${effects.map(([name, grade]) => `${name} (${gradeNames[grade]})`).join(', ')}.`,
    because: more === null ? 'With more than mild ones the dose is not raised.' : `They write: “${more}”`,
  }),
  'check-in-severe-symptom': (effects: readonly string[]): FlagWords => ({
    says: effects.length === 0 ? 'A side effect is severe.' : `Severe: ${effects.join(', ')}.`,
    because: 'With a severe side effect treatment is held or the dose lowered. The same dose needs two signatures.',
    asks: 'A conversation with the patient, by phone or video, before anything is approved.',
  }),
  'double-dose': (days: string): FlagWords => ({
    says: `A double dose: injections on ${days}.`,
    because: 'Two doses so close act together. They may have been very unwell, or misread the pen.',
    asks: 'Ask what happened, how they were afterwards, and what is left in the pen.',
  }),
  'doses-too-close': (days: string, least: number): FlagWords => ({
    says: `Injections too close together: ${days}.`,
    because: `A changed day needs at least ${counted(least, 'day')} between two doses. The dose does not rise.`,
    asks: 'Ask which day of the week they inject on.',
  }),
  'check-in-late-doses': (late: number): FlagWords => ({
    says: `${late === 1 ? 'A dose was' : `${late} doses were`} late, within the days in which it may still be taken.`,
    because: 'A late dose within these days is not a missed one.',
  }),
  'check-in-missed-doses': (missed: number | null): FlagWords => ({
    says: missed === null ? 'They do not know how many doses they missed.' : `They missed ${counted(missed, 'dose')}.`,
    because: 'After a gap the dose they had may be too much.',
  }),
  'check-in-fluids': (isHardly: boolean): FlagWords => ({
    says: isHardly ? 'They hardly drink anything.' : 'They drink less than they should.',
    because: 'On these medicines too little fluid can harm the kidneys.',
  }),
  'check-in-mood': (): FlagWords => ({
    says: 'Their mood is lower than usual.',
    because: 'A change of mood on treatment is looked at before it goes on.',
  }),
  'check-in-new-medicine': (words: string): FlagWords => ({
    says: 'A medicine is new, changed or stopped.',
    because: `They write: “${words}”`,
  }),
  'check-in-new-condition': (words: string): FlagWords => ({
    says: 'An illness, a diagnosis or an allergy is new.',
    because: `They write: “${words}”`,
  }),
  'check-in-operation': (telling: 'yes' | 'letter' | 'no'): FlagWords => ({
    says: 'An operation or examination under an anaesthetic or sedation is planned.',
    because: `${operationSays[telling]} The dose is not raised before it.`,
  }),
  'check-in-contraception': (now: readonly string[]): FlagWords => ({
    says: `Contraception reported in the check-in: ${now.join(', ')}.`,
    because: 'It has changed, or their plans have. What they use now has to be effective on this medicine.',
  }),
  'weight-jump-confirmed': (kg: number, last: number, on: string): FlagWords => ({
    says: `They report ${Math.round(kg * 10) / 10} kg; it was ${Math.round(last * 10) / 10} kg on ${on}.`,
    because: 'They were asked about the difference and say that it is right. A verified weight would settle it.',
  }),
  /** In the words of the finding. */
  'progress-too-little': ({ says, because }: FlagWords): FlagWords => ({ says, because }),
  'progress-not-verified': ({ says, because }: FlagWords): FlagWords => ({ says, because }),
  'progress-too-fast': ({ says, because }: FlagWords): FlagWords => ({ says, because }),
  'check-in-needles': (): FlagWords => ({
    says: 'They have too few needles.',
    because: 'Needles go into the box with the next pen.',
  }),
  'check-in-quiet': (isUp: boolean): FlagWords => ({
    says: isUp
      ? 'A quiet check-in. They would like the next dose.'
      : 'A quiet check-in. They would like the same dose.',
    because: 'No side effect worse than mild, no dose missed, nothing new.',
  }),
} as const
