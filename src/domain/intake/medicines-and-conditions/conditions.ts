import { toStep } from '../engine/step.ts'
import { checklist, notSure } from './step-ids.ts'

/** Includes conditions that end the first questionnaire early, and those that it does not ask about. */
export const conditions = checklist({
  id: 'follow-up-conditions',
  topic: 'Conditions',
  progress: 5,
  answerKey: 'follow_up_conditions',
  storedAs: 'list',
  question: 'Have you ever had any of these?',
  hint: 'You’ve answered some of these before. We ask again because they affect whether the medicine is safe for you.',
  options: [
    {
      value: 'pancreatitis',
      label: 'Pancreatitis',
      hint: 'Inflammation of the pancreas, even if it was only once or long ago',
    },
    {
      value: 'gallstones',
      label: 'Gallstones or gallbladder trouble',
      hint: 'Even if your gallbladder has been removed',
    },
    { value: 'stomach', label: 'A stomach that empties slowly', hint: 'Also called gastroparesis' },
    { value: 'bowel', label: 'A severe bowel disease', hint: 'Such as Crohn’s disease or ulcerative colitis' },
    { value: 'kidney', label: 'Kidney disease' },
    { value: 'liver', label: 'Liver disease', hint: 'Such as cirrhosis, hepatitis or fatty liver' },
    { value: 'heart_failure', label: 'Heart failure', hint: 'The heart does not pump as strongly as it should' },
    { value: 'eyes', label: 'Eye disease from diabetes', hint: 'Retinopathy, or swelling at the back of the eye' },
    {
      value: 'naion',
      label: 'Sudden loss of sight in one eye from poor blood flow to the optic nerve',
      hint: 'Called NAION, or an eye stroke',
    },
    {
      value: 'thyroid_cancer',
      label: 'Thyroid cancer, in you or your close family',
      hint: 'Parents, brothers, sisters, children',
    },
    { value: 'men2', label: 'Multiple endocrine neoplasia type 2 (MEN2)', hint: 'In you or your close family' },
    { value: 'cancer', label: 'Another cancer' },
    { value: 'surgery', label: 'Weight-loss surgery', hint: 'Such as a gastric band, sleeve or bypass' },
    { value: 'none', label: 'I have had none of these', excludes: 'all' },
    { ...notSure, excludes: ['none'] },
  ],
  // The next step depends on more than this answer: see `condition-details`.
  next: () => toStep('follow-up-eating-disorder'),
})
