import { counted } from '#content/numbers.ts'
import type { FlagWords } from './flag-words.ts'

export const pregnancyFlags = {
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
