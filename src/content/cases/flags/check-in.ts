import { counted } from '#content/numbers.ts'
import type { FlagWords } from './flag-words.ts'

const gradeNames = ['', 'mild', 'moderate', 'severe'] as const

const operationSays = {
  yes: 'The patient will tell the surgical team.',
  letter: 'The patient will tell the surgical team and would like a letter for the anaesthetist.',
  no: 'The patient does not intend to tell the surgical team.',
} as const

/** What a patient reported in the check-in before the next pen. */
export const checkInFlags = {
  'check-in-missing': (): FlagWords => ({
    says: 'No check-in for the current pen.',
    because: 'Without it we do not know how the last doses were taken, so nothing is supplied.',
    asks: 'Ask the patient to complete the check-in in their account.',
  }),
  'check-in-side-effects': (effects: readonly (readonly [string, number])[], more: string | null): FlagWords => ({
    says: `Side effects: ${effects.map(([name, grade]) => `${name} (${gradeNames[grade]})`).join(', ')}.`,
    because:
      more === null ? 'The dose is not increased with side effects worse than mild.' : `The patient wrote: “${more}”`,
  }),
  'check-in-severe-symptom': (effects: readonly string[]): FlagWords => ({
    says: effects.length === 0 ? 'Severe side effect.' : `Severe side effect: ${effects.join(', ')}.`,
    because: 'With a severe side effect, treatment is paused or the dose reduced. The same dose needs two signatures.',
    asks: 'Speak with the patient by phone or video before approving anything.',
  }),
  'double-dose': (days: string): FlagWords => ({
    says: `Double dose: injections on ${days}.`,
    because: 'Two doses this close act together. The patient may have been very unwell, or may have misread the pen.',
    asks: 'Ask what happened, how the patient felt afterwards, and how much is left in the pen.',
  }),
  'doses-too-close': (days: string, least: number): FlagWords => ({
    says: `Injections too close together: ${days}.`,
    because: `When the injection day changes, at least ${counted(least, 'day')} must pass between doses. The dose is not increased.`,
    asks: 'Ask which day of the week the patient injects on.',
  }),
  'check-in-late-doses': (late: number): FlagWords => ({
    says: `${late === 1 ? '1 late dose' : `${late} late doses`}, taken within the permitted window.`,
    because: 'A late dose within the window does not count as missed.',
  }),
  'check-in-missed-doses': (missed: number | null): FlagWords => ({
    says: missed === null ? 'Unknown number of missed doses.' : `Missed ${counted(missed, 'dose')}.`,
    because: 'After a gap, the previous dose may be too high.',
  }),
  'check-in-fluids': (isHardly: boolean): FlagWords => ({
    says: isHardly ? 'Drinking hardly any fluids.' : 'Drinking less than recommended.',
    because: 'With these medicines, too little fluid can harm the kidneys.',
  }),
  'check-in-mood': (): FlagWords => ({
    says: 'Mood lower than usual.',
    because: 'Review a change of mood before treatment continues.',
  }),
  'check-in-new-medicine': (words: string): FlagWords => ({
    says: 'New, changed or stopped medicine.',
    because: `The patient wrote: “${words}”`,
  }),
  'check-in-new-condition': (words: string): FlagWords => ({
    says: 'New illness, diagnosis or allergy.',
    because: `The patient wrote: “${words}”`,
  }),
  'check-in-operation': (telling: 'yes' | 'letter' | 'no'): FlagWords => ({
    says: 'Operation or procedure planned, under anaesthetic or sedation.',
    because: `${operationSays[telling]} The dose is not increased before it.`,
  }),
  'check-in-contraception': (now: readonly string[]): FlagWords => ({
    says: `Contraception reported in the check-in: ${now.join(', ')}.`,
    because: 'Contraception or pregnancy plans have changed. The current method must be effective with this medicine.',
  }),
  'weight-jump-confirmed': (kg: number, last: number, on: string): FlagWords => ({
    says: `Reported ${Math.round(kg * 10) / 10} kg; ${Math.round(last * 10) / 10} kg on ${on}.`,
    because: 'The patient was asked about the difference and confirmed it. A verified weight would resolve it.',
  }),
  /** In the words of the finding. */
  'progress-too-little': ({ says, because }: FlagWords): FlagWords => ({ says, because }),
  'progress-not-verified': ({ says, because }: FlagWords): FlagWords => ({ says, because }),
  'progress-too-fast': ({ says, because }: FlagWords): FlagWords => ({ says, because }),
  'check-in-needles': (): FlagWords => ({
    says: 'Too few needles left.',
    because: 'Pack needles with the next pen.',
  }),
  'check-in-quiet': (isUp: boolean): FlagWords => ({
    says: isUp ? 'No concerns reported. Requests the next dose.' : 'No concerns reported. Requests the same dose.',
    because: 'No side effect worse than mild, no missed dose, nothing new.',
  }),
} as const
