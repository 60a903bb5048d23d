import { toStep } from '../engine/step.ts'
import { checklist } from './step-ids.ts'

const onlyFor = (sex: 'Male' | 'Female') => ({ answerKey: 'Q3_answer', value: sex }) as const

export const weightRelatedConditions = checklist({
  id: 'step-8',
  topic: 'Medical history',
  progress: 50,
  answerKey: 'Q7_answer',
  storedAs: 'list',
  question: 'Do you have any of these conditions?',
  hint: 'Many conditions are linked to weight. Tick all that apply.',
  options: [
    {
      value: 'mental_health',
      label: 'A mental health condition',
      hint: 'Such as depression, anxiety or bipolar disorder',
    },
    { value: 'weight_anxiety', label: 'Anxiety about my weight', hint: 'It affects how you feel or what you do' },
    { value: 'joint_pains', label: 'Joint pain' },
    { value: 'osteoarthritis', label: 'Osteoarthritis', hint: 'Worn joints, often the knees, hips or hands' },
    { value: 'gord_indigestion', label: 'Acid reflux or indigestion', hint: 'Also called GORD' },
    {
      value: 'heart_problem',
      label: 'A heart problem',
      hint: 'Such as angina, a past heart attack or an irregular beat',
    },
    { value: 'high_blood_pressure', label: 'High blood pressure' },
    { value: 'high_cholesterol', label: 'High cholesterol' },
    { value: 'fatty_liver', label: 'Fatty liver disease' },
    { value: 'sleep_apnoea', label: 'Sleep apnoea', hint: 'Breathing stops and starts during sleep' },
    { value: 'asthma_copd', label: 'Asthma or COPD', hint: 'COPD is long-term lung disease, such as emphysema' },
    { value: 'erectile_dysfunction', label: 'Erectile dysfunction', onlyFor: onlyFor('Male') },
    { value: 'low_testosterone', label: 'Low testosterone', onlyFor: onlyFor('Male') },
    { value: 'menopausal_symptoms', label: 'Menopausal symptoms', onlyFor: onlyFor('Female') },
    { value: 'pcos', label: 'Polycystic ovary syndrome (PCOS)', onlyFor: onlyFor('Female') },
    { value: 'none_step8', label: 'None of these', excludes: 'all' },
  ],
  next: (chose) => {
    if (chose('none_step8')) return toStep('previous-weight-loss-medications')
    return toStep(chose('mental_health') ? 'mental-health-details' : 'other-medical-conditions-query')
  },
})
