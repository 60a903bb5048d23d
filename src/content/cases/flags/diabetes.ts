import { counted } from '#content/numbers.ts'
import type { FlagWords } from './flag-words.ts'

export const diabetesFlags = {
  'type-1-diabetes': (): FlagWords => ({
    says: 'Type 1 diabetes.',
    because: 'These medicines are not for type 1 diabetes and can mask a lack of insulin.',
  }),
  'insulin-or-sulfonylurea': (isTeamTold: boolean): FlagWords => ({
    says: 'Takes insulin, another diabetes injection, or tablets such as gliclazide.',
    because: isTeamTold
      ? 'Taken together, blood sugar can fall too low. The patient says their diabetes team knows.'
      : 'Taken together, blood sugar can fall too low. Nothing shows that the diabetes team knows.',
    asks: 'Confirmation that the diabetes team or GP knows, and a recorded plan for doses and monitoring.',
  }),
  'severe-retinopathy': (): FlagWords => ({
    says: 'Proliferative retinopathy or macular oedema.',
    because: 'A rapid fall in blood sugar can make it worse.',
    asks: 'Advice from the patient’s eye specialist.',
  }),
  retinopathy: (isChecked: boolean, months: number): FlagWords => ({
    says: 'Diabetic eye disease.',
    because: isChecked
      ? `It can get worse when blood sugar falls rapidly. Eyes checked in the last ${counted(months, 'month')}.`
      : `It can get worse when blood sugar falls rapidly. No eye check known in the last ${counted(months, 'month')}.`,
    ...(isChecked ? {} : { asks: 'The result of an eye check.' }),
  }),
  'eye-check-due': (months: number): FlagWords => ({
    says: `Type 2 diabetes, with no eye check known in the last ${counted(months, 'month')}.`,
    because: 'Diabetic eye disease may be undiagnosed and can get worse when blood sugar falls rapidly.',
    asks: 'The date and result of the last diabetic eye check.',
  }),
  naion: (): FlagWords => ({
    says: 'History of NAION: sudden loss of sight in one eye from poor blood flow to the optic nerve.',
    because: 'The MHRA warns of NAION with semaglutide. The other eye is at risk, so we do not supply after it.',
  }),
} as const
