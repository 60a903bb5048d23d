import { counted } from '#content/numbers.ts'
import type { FlagWords } from './flag-words.ts'

const teamAsks = 'That whoever prescribes it knows, and when the next blood test is.'

export const medicineFlags = {
  'reaction-before': (): FlagWords => ({
    says: 'They have had a serious reaction to a medicine of this kind or to an ingredient of one.',
    because: 'It can come again, and worse.',
    asks: 'A letter that shows what it was.',
  }),
  'allergy-not-named': (): FlagWords => ({
    says: 'They have an allergy and have not said to what.',
    because: 'It may be to something in the pen. The case waits until it is named.',
    asks: 'What they are allergic to, and what happens.',
  }),
  'another-glp1': (isBesidesOurs: boolean): FlagWords => ({
    says: isBesidesOurs
      ? 'They have used another medicine of this kind besides the pen from us.'
      : 'They use another medicine of this kind, and it is not clear that they will stop.',
    because: isBesidesOurs
      ? 'Two of them together are not safe, and what is left of the other still acts.'
      : 'Two of them together are not safe.',
    asks: 'When the last dose was, and that the other treatment has ended.',
  }),
  warfarin: (): FlagWords => ({
    says: 'They take warfarin.',
    because: 'Eating less and a slower stomach can change how it works.',
    asks: teamAsks,
  }),
  levothyroxine: (): FlagWords => ({
    says: 'They take levothyroxine.',
    because: 'The dose may have to change as weight falls.',
    asks: teamAsks,
  }),
  lithium: (): FlagWords => ({
    says: 'They take lithium.',
    because: 'Losing fluid can raise it to a dangerous level.',
    asks: teamAsks,
  }),
  'epilepsy-medicine': (): FlagWords => ({
    says: 'They take a medicine for epilepsy.',
    because: 'A slower stomach or vomiting can change how much of it arrives.',
    asks: teamAsks,
  }),
  'sglt2-inhibitor': (): FlagWords => ({
    says: 'They take dapagliflozin, empagliflozin or canagliflozin.',
    because: 'Eating little with it can lead to ketoacidosis, even at normal sugar.',
    asks: 'That they know the signs, and when to pause it.',
  }),
  'pill-with-mounjaro': (medicine: string, weeks: number): FlagWords => ({
    says: `They rely on the pill and ordered ${medicine}.`,
    because: `${medicine} can weaken it: a barrier method is needed for ${counted(weeks, 'week')} after the start and after each rise.`,
    asks: 'That they have confirmed the card about contraception.',
  }),
  'pill-not-absorbed': (): FlagWords => ({
    says: 'They rely on the pill, and have had vomiting or severe diarrhoea.',
    because: 'The pill may not have been absorbed. They were shown the advice about missed pills in the check-in.',
    asks: 'That they know the advice for their pill, and that a pregnancy is not possible.',
  }),
  mysimba: (): FlagWords => ({
    says: 'They take Mysimba.',
    because: 'Two weight-loss medicines together have not been studied. Mysimba also raises blood pressure.',
    asks: 'That they stop it before they start, or who prescribes both.',
  }),
  'oral-hrt': (): FlagWords => ({
    says: 'They take HRT with a progestogen by mouth.',
    because: 'Less of it may arrive, and the lining of the womb may not be protected.',
    asks: 'That whoever prescribes it knows.',
  }),
  'follow-up-missing': (): FlagWords => ({
    says: 'The follow-up form about medicines and conditions is not finished.',
    because: 'What it asks decides whether the medicine is safe. Nothing may be read into its silence.',
    asks: 'The form.',
  }),
  'not-known': (what: string): FlagWords => ({
    says: `They are not sure about: ${what}.`,
    because: 'Not knowing is not a no.',
    asks: 'Ask, or look in the record.',
  }),
  'text-contradicts': (what: string): FlagWords => ({
    says: `They answered no, and their own words mention it: ${what}.`,
    because: 'One of the two is a slip.',
    asks: 'Ask which is right.',
  }),
  stimulant: (isOurs: boolean): FlagWords => ({
    says: isOurs ? 'Our ADHD service prescribes for them.' : 'They write that they take a stimulant for ADHD.',
    because:
      'A stimulant and this medicine both reduce appetite and raise the pulse. Neither prescriber may know of the other.',
    asks: 'Weight, pulse and blood pressure, and that the ADHD prescriber knows.',
  }),
  'risk-words': (words: string): FlagWords => ({
    says: `Their own words name a risk: ${words}.`,
    because: 'It may matter more than any box that they ticked.',
    asks: 'Read the whole text.',
  }),
  pregnant: (): FlagWords => ({
    says: 'They are or may be pregnant.',
    because: 'These medicines may harm an unborn child.',
  }),
  breastfeeding: (): FlagWords => ({
    says: 'They are breastfeeding.',
    because: 'The medicine may pass into the milk.',
  }),
  'trying-for-a-baby': (months: number): FlagWords => ({
    says: 'They are trying to get pregnant.',
    because: `This medicine is stopped ${counted(months, 'month')} before that.`,
  }),
  'no-contraception': (): FlagWords => ({
    says: 'A pregnancy is possible, and no effective contraception is known.',
    because: 'These medicines may harm an unborn child.',
    asks: 'Contraception that works, or that a pregnancy is not possible.',
  }),
  'pregnancy-planned': (months: number): FlagWords => ({
    says: 'They hope to be pregnant within a year.',
    because: `This medicine is stopped ${counted(months, 'month')} before they try.`,
    asks: 'That they know when to stop.',
  }),
} as const
