import { redFlags, storedSign } from '#content/treatment/red-flags.ts'
import { finished, toStep } from '../engine/step.ts'
import { checklist, staysUnlessSaved } from './step-ids.ts'

/** In today's words, stored in those of the first version. */
function shown(flag: (typeof redFlags)[number]) {
  const stored = storedSign(flag)
  return { value: flag.id, label: flag.sign, ...(stored === flag.sign ? {} : { stored }) }
}

/** Asked first: a patient with one of these is asked nothing more, and is called. */
export const signs = checklist({
  id: 'check-in-signs',
  topic: 'Safety',
  onSaveFailure: staysUnlessSaved,
  progress: 5,
  answerKey: 'check_in_signs',
  storedAs: 'list',
  question: 'Do any of these apply to you?',
  hint: 'Now, or since your last pen arrived. These can be urgent, so we ask about them first.',
  options: [...redFlags.map(shown), { value: 'none', label: 'None of these', excludes: 'all' }],
  next: (chose) => (chose('none') ? toStep('check-in-weight') : finished),
})
