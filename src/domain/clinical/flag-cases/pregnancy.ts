import type { pregnancyFlags } from '#content/cases/flags/pregnancy.ts'
import { asWoman, contraceptionNow, effects, type FlagCases, onPill, onTreatment, woman } from './sample-cases.ts'

export const pregnancyCases: FlagCases<typeof pregnancyFlags> = {
  pregnant: {
    fires: [
      asWoman({ 'follow-up-pregnancy': 'pregnant' }),
      { ...woman, weight: { 'step-3': 'Female', 'step-4': 'yes' } },
    ],
    rests: [woman, asWoman({ 'follow-up-pregnancy': 'trying' })],
  },
  breastfeeding: {
    fires: [asWoman({ 'follow-up-pregnancy': 'breastfeeding' })],
    rests: [woman, asWoman({ 'follow-up-pregnancy': 'pregnant' })],
  },
  'trying-for-a-baby': {
    fires: [asWoman({ 'follow-up-pregnancy': 'trying' })],
    rests: [woman, asWoman({ 'follow-up-pregnancy': 'planning' })],
  },
  'no-contraception': {
    fires: [
      asWoman({ 'follow-up-pregnancy': 'possible', 'follow-up-contraception': ['none'] }),
      asWoman({ 'follow-up-pregnancy': 'planning', 'follow-up-contraception': ['other'] }),
    ],
    rests: [
      ...['pill', 'coil', 'implant', 'injection', 'patch_or_ring', 'vasectomy', 'condoms'].map((method) =>
        asWoman({ 'follow-up-pregnancy': 'possible', 'follow-up-contraception': [method] }),
      ),
      ...['menopause', 'surgery', 'no_sex', 'pregnant'].map((answer) => asWoman({ 'follow-up-pregnancy': answer })),
    ],
  },
  'pregnancy-planned': {
    fires: [asWoman({ 'follow-up-pregnancy': 'planning' })],
    rests: [asWoman({ 'follow-up-pregnancy': 'possible' })],
  },
  'pill-with-mounjaro': {
    fires: [
      asWoman(
        { 'follow-up-pregnancy': 'possible', 'follow-up-contraception': ['pill', 'condoms'] },
        { details: { medicine: 'mounjaro' } },
      ),
    ],
    rests: [
      asWoman({ 'follow-up-pregnancy': 'possible', 'follow-up-contraception': ['pill'] }),
      asWoman({ 'follow-up-pregnancy': 'possible' }, { details: { medicine: 'mounjaro' } }),
    ],
  },
  'pill-not-absorbed': {
    fires: [
      { ...asWoman(onPill), ...onTreatment(effects({ vomiting: 'mild' })) },
      { ...asWoman(onPill), ...onTreatment(effects({ diarrhoea: 'severe' })) },
      onTreatment({ ...effects({ vomiting: 'severe' }), ...contraceptionNow('The pill') }),
    ],
    rests: [
      asWoman(onPill),
      { ...asWoman(onPill), ...onTreatment(effects({ diarrhoea: 'moderate' })) },
      { ...asWoman(onPill), ...onTreatment({}, { checkIn: null }) },
      onTreatment(effects({ vomiting: 'severe' })),
      { ...asWoman(onPill), ...onTreatment({ ...effects({ vomiting: 'severe' }), ...contraceptionNow('A coil') }) },
    ],
  },
}
