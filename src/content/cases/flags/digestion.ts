import { counted } from '#content/numbers.ts'
import type { FlagWords } from './flag-words.ts'

export const digestionFlags = {
  pancreatitis: (): FlagWords => ({
    says: 'History of pancreatitis.',
    because: 'These medicines can cause pancreatitis. We do not start or restart them after it.',
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
} as const
