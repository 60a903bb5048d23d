import { counted } from '#content/numbers.ts'
import type { FlagWords } from './flag-words.ts'

export const mindFlags = {
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
