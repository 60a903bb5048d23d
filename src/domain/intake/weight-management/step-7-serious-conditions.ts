import { notEligible, toStep } from '../engine/step.ts'
import { checklist } from './step-ids.ts'

export const seriousConditions = checklist({
  id: 'step-7',
  topic: 'Medical history',
  progress: 35,
  answerKey: 'Q6_answer',
  storedAs: 'list',
  question: 'Have you ever had any of these?',
  hint: 'Tick all that apply. Some mean that this treatment is not safe for you, so please take your time.',
  options: [
    {
      value: 'malabsorption',
      label: 'Chronic malabsorption',
      hint: 'Your gut does not take in food well, for example because of coeliac disease or Crohn’s disease',
    },
    { value: 'cholestasis', label: 'Cholestasis', hint: 'Bile does not flow from the liver as it should' },
    { value: 'cancer', label: 'Cancer', hint: 'Now, or in the last five years' },
    { value: 'retinopathy', label: 'Diabetic retinopathy', hint: 'Damage to the back of the eye from diabetes' },
    { value: 'heart_failure', label: 'Heart failure', hint: 'The heart does not pump as strongly as it should' },
    {
      value: 'thyroid_cancer_history',
      label: 'Thyroid cancer',
      hint: 'You, or a parent, brother, sister or child of yours',
    },
    { value: 'kidney_disease', label: 'Kidney disease', hint: 'Diagnosed by a doctor' },
    {
      value: 'men2',
      label: 'Multiple endocrine neoplasia type 2 (MEN2)',
      hint: 'A rare inherited condition that causes tumours in glands',
    },
    { value: 'pancreatitis_history', label: 'Pancreatitis', hint: 'Inflammation of the pancreas, now or in the past' },
    { value: 'eating_disorder', label: 'An eating disorder', hint: 'Such as anorexia, bulimia or binge eating' },
    { value: 'thyroid_surgery', label: 'Thyroid surgery', hint: 'Any operation on your thyroid gland' },
    {
      value: 'bariatric_surgery',
      label: 'Weight-loss (bariatric) surgery',
      hint: 'Such as a gastric band, sleeve or bypass',
    },
    { value: 'none', label: 'None of these', excludes: 'all' },
  ],
  // The order matters: a blocking condition takes precedence over the question about surgery.
  next: (chose) => {
    if (chose('kidney_disease', 'men2', 'pancreatitis_history', 'eating_disorder')) {
      return notEligible('medical_condition')
    }
    if (chose('bariatric_surgery')) return toStep('bariatric-surgery-timing')
    if (chose('thyroid_surgery')) return toStep('thyroid-surgery-details')
    return toStep('step-8')
  },
})
