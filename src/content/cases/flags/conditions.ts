import { counted } from '#content/numbers.ts'
import type { FlagWords } from './flag-words.ts'

export const conditionFlags = {
  pancreatitis: (): FlagWords => ({
    says: 'They have had pancreatitis.',
    because: 'These medicines can inflame the pancreas. We do not begin them, or begin them again, after it.',
  }),
  men2: (): FlagWords => ({
    says: 'They or their close family have MEN2.',
    because: 'It makes a rare thyroid cancer likely, which these medicines might promote.',
  }),
  'medullary-thyroid-cancer': (): FlagWords => ({
    says: 'They or their close family have had medullary thyroid cancer.',
    because: 'These medicines might promote it.',
  }),
  'thyroid-cancer-unknown': (): FlagWords => ({
    says: 'There was thyroid cancer in them or their close family, and it is not known which.',
    because: 'With the medullary kind these medicines are not given.',
    asks: 'A letter or record that names the kind.',
  }),
  'thyroid-cancer-other': (): FlagWords => ({
    says: 'There was thyroid cancer of another kind than medullary in them or their close family.',
    because: 'It is no reason against treatment by itself, but belongs to the picture.',
  }),
  'thyroid-surgery': (): FlagWords => ({
    says: 'They have had an operation on their thyroid.',
    because: 'What it was for matters, and so does the dose of any thyroid medicine.',
  }),
  'eating-disorder-now': (): FlagWords => ({
    says: 'They have an eating disorder now.',
    because: 'A medicine that takes the appetite away can make it worse.',
  }),
  'eating-disorder-ever': (): FlagWords => ({
    says: 'They have, or may have, had an eating disorder.',
    because: 'It can come back with quick weight loss, so we speak with them first.',
    asks: 'A live conversation before the decision.',
  }),
  'eating-screen': (count: number, from: number): FlagWords => ({
    says: `They ticked ${counted(count, 'sign')} of a difficult relationship with food.`,
    because: `From ${from} on, an eating disorder is possible.`,
    asks: 'A live conversation before the decision.',
  }),
  'type-1-diabetes': (): FlagWords => ({
    says: 'They have type 1 diabetes.',
    because: 'These medicines are not for it, and can hide that insulin is short.',
  }),
  'insulin-or-sulfonylurea': (isTeamTold: boolean): FlagWords => ({
    says: 'They use insulin, another diabetes injection, or tablets such as gliclazide.',
    because: isTeamTold
      ? 'Blood sugar can fall too low together with them. Their team is said to know.'
      : 'Blood sugar can fall too low together with them, and their team is not known to know.',
    asks: 'That the diabetes team or GP knows, and a recorded plan for doses and monitoring.',
  }),
  'severe-retinopathy': (): FlagWords => ({
    says: 'They have proliferative retinopathy or macular oedema.',
    because: 'A fast fall in blood sugar can make it worse.',
    asks: 'Advice from their eye specialist.',
  }),
  retinopathy: (isChecked: boolean, months: number): FlagWords => ({
    says: 'They have eye disease from diabetes.',
    because: isChecked
      ? `It can get worse when blood sugar falls fast. Their eyes were checked in the last ${counted(months, 'month')}.`
      : `It can get worse when blood sugar falls fast. No eye check in the last ${counted(months, 'month')} is known.`,
    ...(isChecked ? {} : { asks: 'The result of an eye check.' }),
  }),
  'eye-check-due': (months: number): FlagWords => ({
    says: `They have type 2 diabetes, and no eye check in the last ${counted(months, 'month')} is known.`,
    because: 'Eye disease from diabetes can get worse when blood sugar falls fast, and may not have been found.',
    asks: 'When their eyes were last checked for diabetes, and the result.',
  }),
  naion: (): FlagWords => ({
    says: 'They have had NAION: sudden loss of sight in one eye from poor blood flow to the optic nerve.',
    because: 'The MHRA warns of NAION with semaglutide. The other eye is at risk, so we do not supply after it.',
  }),
  'kidney-end-stage': (medicine: string): FlagWords => ({
    says: `They have end-stage kidney disease and ordered ${medicine}.`,
    because: `${medicine} is not recommended with it.`,
  }),
  'kidney-severe': (): FlagWords => ({
    says: 'They have severe kidney disease.',
    because: 'There is little experience, and losing fluid can harm the kidneys further.',
    asks: 'A recent kidney function test.',
  }),
  'kidney-disease': (): FlagWords => ({
    says: 'They have kidney disease.',
    because: 'Vomiting or diarrhoea can harm the kidneys when fluid is lost.',
    asks: 'The stage, or a recent kidney function test.',
  }),
  'liver-severe-wegovy': (medicine: string): FlagWords => ({
    says: `They have severe liver disease and ordered ${medicine}.`,
    because: `${medicine} is not recommended with it.`,
  }),
  'liver-severe': (medicine: string): FlagWords => ({
    says: 'They have severe liver disease.',
    because: `There is little experience of ${medicine} with it.`,
    asks: 'A letter from their liver team.',
  }),
  'liver-disease': (): FlagWords => ({
    says: 'They have liver disease, or bile that does not flow as it should.',
    because: 'How severe it is decides whether the medicine suits them.',
  }),
  'heart-failure-class-4': (medicine: string): FlagWords => ({
    says: `They have heart failure with breathlessness at rest and ordered ${medicine}.`,
    because: `${medicine} has not been studied in NYHA class IV, and is not recommended.`,
  }),
  'heart-failure': (): FlagWords => ({
    says: 'They have heart failure.',
    because: 'A faster pulse and loss of fluid can unsettle it.',
    asks: 'A letter from their heart team.',
  }),
  'cancer-treatment': (): FlagWords => ({
    says: 'They have cancer that is or may be under treatment.',
    because: 'Weight loss and treatment affect each other; the cancer team should know.',
    asks: 'A word from the cancer team.',
  }),
  'cancer-past': (): FlagWords => ({
    says: 'They have had cancer; treatment is over.',
    because: 'Weight that falls without a reason would need looking into.',
  }),
  'slow-stomach-or-bowel': (): FlagWords => ({
    says: 'They have a slow stomach, severe bowel disease or poor absorption.',
    because: 'These medicines slow the stomach further.',
  }),
  gallstones: (): FlagWords => ({
    says: 'They have had gallstones or gallbladder trouble.',
    because: 'These medicines and fast weight loss make gallstones more likely.',
  }),
  'recent-surgery': (months: number): FlagWords => ({
    says: `They have had weight-loss surgery, and not clearly more than ${counted(months, 'month')} ago.`,
    because: 'The surgical team looks after weight and food in that time.',
    asks: 'A letter from the surgical team.',
  }),
  anaesthetic: (isTeamTold: boolean): FlagWords => ({
    says: 'An anaesthetic or deep sedation is planned, or may be.',
    because: isTeamTold
      ? 'The stomach may not be empty. They will tell the team; no rise until it is over.'
      : 'The stomach may not be empty. They have not said that they will tell the team; no rise until it is over.',
    asks: 'Offer the letter for the anaesthetist. Whether to go on is for that team to say.',
  }),
  'suicidal-thoughts': (): FlagWords => ({
    says: 'They have thought of ending their life or harming themselves, or would rather not say.',
    because: 'Mood can change on this treatment.',
    asks: 'Ask how they are, and who supports them.',
  }),
  'suicidal-thoughts-recent': (): FlagWords => ({
    says: 'They have thought of ending their life or harming themselves in the last year.',
    because: 'Mood can change on this treatment, and somebody should speak with them first.',
    asks: 'A live conversation before the decision.',
  }),
} as const
