import type { FlagWords } from './flag-words.ts'

const teamAsks = 'Confirmation that its prescriber knows, and the date of the next blood test.'

export const medicineFlags = {
  anaesthetic: (isTeamTold: boolean): FlagWords => ({
    says: 'Anaesthetic or deep sedation planned or possible.',
    because: isTeamTold
      ? 'The stomach may not be empty. The patient will tell the team. No dose increase until it is over.'
      : 'The stomach may not be empty. The patient has not said they will tell the team. No dose increase until it is over.',
    asks: 'Offer the letter for the anaesthetist. That team advises whether to continue treatment.',
  }),
  'reaction-before': (): FlagWords => ({
    says: 'Serious reaction to a GLP-1 medicine or one of its ingredients.',
    because: 'It can recur, and be worse.',
    asks: 'A letter that shows what it was.',
  }),
  'allergy-not-named': (): FlagWords => ({
    says: 'Allergy not named.',
    because: 'It may be to an ingredient of the pen. The case waits until it is named.',
    asks: 'What the patient is allergic to, and what the reaction is.',
  }),
  'another-glp1': (isBesidesOurs: boolean): FlagWords => ({
    says: isBesidesOurs
      ? 'Used another GLP-1 medicine alongside our pen.'
      : 'Uses another GLP-1 medicine, and may not stop it.',
    because: isBesidesOurs
      ? 'Two together are not safe, and the other one is still active in the body.'
      : 'Two together are not safe.',
    asks: 'The date of the last dose, and confirmation that the other treatment has ended.',
  }),
  warfarin: (): FlagWords => ({
    says: 'Takes warfarin.',
    because: 'Eating less and slower gastric emptying can change its effect.',
    asks: teamAsks,
  }),
  levothyroxine: (): FlagWords => ({
    says: 'Takes levothyroxine.',
    because: 'The dose may need to change as weight falls.',
    asks: teamAsks,
  }),
  lithium: (): FlagWords => ({
    says: 'Takes lithium.',
    because: 'Fluid loss can raise lithium to a dangerous level.',
    asks: teamAsks,
  }),
  'epilepsy-medicine': (): FlagWords => ({
    says: 'Takes a medicine for epilepsy.',
    because: 'Slower gastric emptying or vomiting can change how much is absorbed.',
    asks: teamAsks,
  }),
  'sglt2-inhibitor': (): FlagWords => ({
    says: 'Takes an SGLT2 inhibitor, such as dapagliflozin, empagliflozin or canagliflozin.',
    because: 'Eating little can lead to ketoacidosis, even with normal blood sugar.',
    asks: 'Confirmation that the patient knows the signs and when to pause it.',
  }),
  mysimba: (): FlagWords => ({
    says: 'Takes Mysimba.',
    because: 'Two weight-loss medicines together have not been studied. Mysimba also raises blood pressure.',
    asks: 'Confirmation that the patient stops it before starting, or who prescribes both.',
  }),
  'oral-hrt': (): FlagWords => ({
    says: 'Takes HRT with an oral progestogen.',
    because: 'Less of it may be absorbed, so the lining of the womb may not be protected.',
    asks: 'Confirmation that its prescriber knows.',
  }),
  'narrow-index-medicine': (names: string): FlagWords => ({
    says: `Takes ${names}.`,
    because: 'Slower gastric emptying or fluid loss can change its level in the blood, and a small change matters.',
    asks: teamAsks,
  }),
  'dpp4-inhibitor': (names: string): FlagWords => ({
    says: `Takes ${names}.`,
    because: 'It acts through the same hormone as this medicine, so taking both adds little.',
    asks: 'Whether the diabetes team or GP plans to stop it.',
  }),
  'orlistat-as-well': (names: string): FlagWords => ({
    says: `Takes ${names}.`,
    because: 'Two weight-loss medicines together have not been studied.',
    asks: 'Confirmation that the patient stops it before starting.',
  }),
} as const
