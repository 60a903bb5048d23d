import { counted } from '#content/numbers.ts'
import type { FlagWords } from './flag-words.ts'

const teamAsks = 'Confirmation that its prescriber knows, and the date of the next blood test.'

export const medicineFlags = {
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
  'pill-with-mounjaro': (medicine: string, weeks: number): FlagWords => ({
    says: `Relies on the pill, and ${medicine} ordered.`,
    because: `${medicine} can make the pill less effective: a barrier method is needed for ${counted(weeks, 'week')} after the start and after each dose increase.`,
    asks: 'The patient’s confirmation of the contraception advice.',
  }),
  'pill-not-absorbed': (): FlagWords => ({
    says: 'Relies on the pill, and has had vomiting or severe diarrhoea.',
    because: 'The pill may not have been absorbed. The check-in showed the patient the advice about missed pills.',
    asks: 'Confirmation that the patient knows the advice for their pill, and that a pregnancy is not possible.',
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
  'medicine-named': (names: string): FlagWords => ({
    says: `Wrote that they take a medicine that interacts: ${names}.`,
    because: 'It was found by its name in free text. Nobody has confirmed it, and no box was ticked for it.',
    asks: 'Ask whether the patient takes it, then record it in the list of medicines.',
  }),
  'interactions-not-checked': (what: string): FlagWords => ({
    says: `Interactions not checked: ${what}.`,
    because: 'This is on no list, so it was not compared with the medicine ordered.',
    asks: 'Find out what it is. Pick it from the list, or check it yourself.',
  }),
  'follow-up-missing': (): FlagWords => ({
    says: 'Medical history form not finished.',
    because: 'Its answers decide whether the medicine is safe. Do not read a missing answer as “No”.',
    asks: 'The completed form.',
  }),
  'not-known': (what: string): FlagWords => ({
    says: `Answered “not sure”: ${what}.`,
    because: '“Not sure” is not a “No”.',
    asks: 'Ask the patient, or check the clinical record.',
  }),
  'text-contradicts': (what: string): FlagWords => ({
    says: `Answered “No”, but mentioned in their own words: ${what}.`,
    because: 'One of the two is a mistake.',
    asks: 'Ask which is correct.',
  }),
  stimulant: (isOurs: boolean): FlagWords => ({
    says: isOurs ? 'Our ADHD service prescribes for this patient.' : 'Wrote that they take a stimulant for ADHD.',
    because:
      'A stimulant and this medicine both reduce appetite and raise the pulse. The two prescribers may not know of each other.',
    asks: 'Weight, pulse and blood pressure, and confirmation that the ADHD prescriber knows.',
  }),
  'risk-words': (words: string): FlagWords => ({
    says: `Risk mentioned in the patient’s own words: ${words}.`,
    because: 'It may matter more than the boxes they ticked.',
    asks: 'Read the whole text.',
  }),
  pregnant: (): FlagWords => ({
    says: 'Pregnant or possibly pregnant.',
    because: 'These medicines may harm an unborn child.',
  }),
  breastfeeding: (): FlagWords => ({
    says: 'Breastfeeding.',
    because: 'The medicine may pass into breast milk.',
  }),
  'trying-for-a-baby': (months: number): FlagWords => ({
    says: 'Trying to get pregnant.',
    because: `This medicine is stopped ${counted(months, 'month')} before that.`,
  }),
  'no-contraception': (): FlagWords => ({
    says: 'Pregnancy possible, and no effective contraception reported.',
    because: 'These medicines may harm an unborn child.',
    asks: 'Effective contraception, or confirmation that pregnancy is not possible.',
  }),
  'pregnancy-planned': (months: number): FlagWords => ({
    says: 'Hopes to become pregnant within a year.',
    because: `This medicine is stopped ${counted(months, 'month')} before trying for a baby.`,
    asks: 'Confirmation that the patient knows when to stop.',
  }),
} as const
