import { toStep } from '../engine/step.ts'
import { checklist, choice } from './step-ids.ts'

export const pregnancyPossible = choice({
  id: 'follow-up-pregnancy',
  topic: 'Pregnancy',
  progress: 52,
  answerKey: 'follow_up_pregnancy',
  question: 'Could you become pregnant?',
  hint: 'These medicines may harm an unborn baby.',
  options: [
    { value: 'menopause', label: 'No, my periods have ended for good' },
    { value: 'surgery', label: 'No, I have had a hysterectomy or been sterilised' },
    { value: 'no_sex', label: 'No, I do not have sex that could lead to pregnancy' },
    { value: 'possible', label: 'Yes, I could' },
    { value: 'planning', label: 'Yes, and I hope to be pregnant within a year' },
    { value: 'trying', label: 'I am trying to get pregnant' },
    { value: 'pregnant', label: 'I am or may be pregnant' },
    { value: 'breastfeeding', label: 'I am breastfeeding' },
  ],
  next: (answer) =>
    toStep(['possible', 'planning'].includes(answer) ? 'follow-up-contraception' : 'follow-up-medicines'),
})

export const contraception = checklist({
  id: 'follow-up-contraception',
  topic: 'Pregnancy',
  progress: 56,
  answerKey: 'follow_up_contraception',
  storedAs: 'list',
  question: 'Which contraception do you use?',
  hint: 'Tick all that you use.',
  options: [
    { value: 'pill', label: 'The pill' },
    { value: 'coil', label: 'A coil' },
    { value: 'implant', label: 'An implant' },
    { value: 'injection', label: 'The contraceptive injection' },
    { value: 'patch_or_ring', label: 'A patch or a ring' },
    { value: 'vasectomy', label: 'My partner has had a vasectomy' },
    { value: 'condoms', label: 'Condoms or a diaphragm, every time' },
    {
      value: 'other',
      label: 'Another way',
      hint: 'Such as tracking your cycle, withdrawal, or using condoms sometimes',
    },
    { value: 'none', label: 'None', excludes: 'all' },
  ],
  next: () => toStep('follow-up-medicines'),
})
