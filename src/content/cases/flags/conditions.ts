import { counted } from '#content/numbers.ts'
import type { FlagWords } from './flag-words.ts'

export const conditionFlags = {
  pancreatitis: (): FlagWords => ({
    says: 'History of pancreatitis.',
    because: 'These medicines can cause pancreatitis. We do not start or restart them after it.',
  }),
  men2: (): FlagWords => ({
    says: 'MEN2 in the patient or close family.',
    because: 'MEN2 makes medullary thyroid cancer likely, and these medicines might promote it.',
  }),
  'medullary-thyroid-cancer': (): FlagWords => ({
    says: 'Medullary thyroid cancer in the patient or close family.',
    because: 'These medicines might promote it.',
  }),
  'thyroid-cancer-unknown': (): FlagWords => ({
    says: 'Thyroid cancer of unknown type in the patient or close family.',
    because: 'These medicines are not given with medullary thyroid cancer.',
    asks: 'A letter or record that names the type.',
  }),
  'thyroid-cancer-other': (): FlagWords => ({
    says: 'Non-medullary thyroid cancer in the patient or close family.',
    because: 'Not a reason against treatment on its own, but relevant.',
  }),
  'thyroid-surgery': (): FlagWords => ({
    says: 'Previous thyroid surgery.',
    because: 'The reason for the surgery matters, and so does the dose of any thyroid medicine.',
  }),
  'eating-disorder-now': (): FlagWords => ({
    says: 'Current eating disorder.',
    because: 'A medicine that reduces appetite can make it worse.',
  }),
  'eating-disorder-ever': (): FlagWords => ({
    says: 'Past or possible eating disorder.',
    because: 'It can recur with rapid weight loss, so speak with the patient first.',
    asks: 'A live conversation before the decision.',
  }),
  'eating-screen': (count: number, from: number): FlagWords => ({
    says: `Eating disorder screen: ${counted(count, 'sign')} ticked.`,
    because: `With ${from} or more, an eating disorder is possible.`,
    asks: 'A live conversation before the decision.',
  }),
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
  'kidney-end-stage': (medicine: string): FlagWords => ({
    says: `End-stage kidney disease, and ${medicine} ordered.`,
    because: `${medicine} is not recommended with it.`,
  }),
  'kidney-severe': (): FlagWords => ({
    says: 'Severe kidney disease.',
    because: 'There is little clinical experience, and losing fluid can harm the kidneys further.',
    asks: 'A recent kidney function test.',
  }),
  'kidney-disease': (): FlagWords => ({
    says: 'Kidney disease.',
    because: 'Fluid loss from vomiting or diarrhoea can harm the kidneys.',
    asks: 'The stage, or a recent kidney function test.',
  }),
  'liver-severe-wegovy': (medicine: string): FlagWords => ({
    says: `Severe liver disease, and ${medicine} ordered.`,
    because: `${medicine} is not recommended with it.`,
  }),
  'liver-severe': (medicine: string): FlagWords => ({
    says: 'Severe liver disease.',
    because: `There is little clinical experience of ${medicine} with it.`,
    asks: 'A letter from the patient’s liver team.',
  }),
  'liver-disease': (): FlagWords => ({
    says: 'Liver disease or cholestasis.',
    because: 'Suitability depends on how severe it is.',
  }),
  'heart-failure-class-4': (medicine: string): FlagWords => ({
    says: `Heart failure with breathlessness at rest, and ${medicine} ordered.`,
    because: `${medicine} has not been studied in NYHA class IV and is not recommended.`,
  }),
  'heart-failure': (): FlagWords => ({
    says: 'Heart failure.',
    because: 'A faster heart rate and fluid loss can destabilise it.',
    asks: 'A letter from the patient’s heart team.',
  }),
  'cancer-treatment': (): FlagWords => ({
    says: 'Cancer that is, or may be, under treatment.',
    because: 'Weight loss and cancer treatment affect each other. The cancer team should know.',
    asks: 'Advice from the cancer team.',
  }),
  'cancer-past': (): FlagWords => ({
    says: 'Past cancer; treatment has ended.',
    because: 'Unexplained weight loss would need investigation.',
  }),
  'slow-stomach-or-bowel': (): FlagWords => ({
    says: 'Gastroparesis, severe bowel disease or malabsorption.',
    because: 'These medicines slow gastric emptying further.',
  }),
  gallstones: (): FlagWords => ({
    says: 'History of gallstones or gallbladder disease.',
    because: 'These medicines and rapid weight loss make gallstones more likely.',
  }),
  'recent-surgery': (months: number): FlagWords => ({
    says: `Weight-loss surgery, not clearly more than ${counted(months, 'month')} ago.`,
    because: 'The surgical team manages weight and diet during that time.',
    asks: 'A letter from the surgical team.',
  }),
  anaesthetic: (isTeamTold: boolean): FlagWords => ({
    says: 'Anaesthetic or deep sedation planned or possible.',
    because: isTeamTold
      ? 'The stomach may not be empty. The patient will tell the team. No dose increase until it is over.'
      : 'The stomach may not be empty. The patient has not said they will tell the team. No dose increase until it is over.',
    asks: 'Offer the letter for the anaesthetist. That team advises whether to continue treatment.',
  }),
  'listed-senior': (names: string): FlagWords => ({
    says: `On the patient’s list: ${names}.`,
    because: 'It matters for this treatment, and the medical history form does not mention it.',
    asks: 'Ask the patient how it is now, or check the clinical record.',
  }),
  'listed-condition': (names: string): FlagWords => ({
    says: `On the patient’s list: ${names}.`,
    because: 'It may matter for this treatment. The medical history form does not mention it.',
    asks: 'Read it with the answers.',
  }),
  'listed-not-checked': (what: string): FlagWords => ({
    says: `Not checked: ${what}.`,
    because: 'This condition or allergy is not coded, so no rule has checked it.',
    asks: 'Find out what it is. Pick it from the list, or check it yourself.',
  }),
  'suicidal-thoughts': (): FlagWords => ({
    says: 'Thoughts of suicide or self-harm, or preferred not to say.',
    because: 'Mood can change on this treatment.',
    asks: 'Ask how the patient is now and who supports them.',
  }),
  'suicidal-thoughts-recent': (): FlagWords => ({
    says: 'Thoughts of suicide or self-harm in the last year.',
    because: 'Mood can change on this treatment. A prescriber should speak with the patient first.',
    asks: 'A live conversation before the decision.',
  }),
} as const
