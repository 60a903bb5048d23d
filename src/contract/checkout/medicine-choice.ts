import { z } from 'zod'
import { call } from '../call.ts'

export const medicineChoice = call({
  name: 'medicine_choice',
  auth: 'anyone',
  summary:
    'The medicines a patient may choose between or name a preference among, with what each costs. In strict mode only for a guest session whose answers are complete and do not rule treatment out.',
  body: z.strictObject({}),
  reply: z.object({
    medicines: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        substance: z.string(),
        firstMonthPence: z.int().describe('What the first month costs, whatever is said of it elsewhere.'),
        laterFromPence: z.int(),
        laterToPence: z.int(),
        path: z.string().describe('The address of its order summary.'),
      }),
    ),
  }),
  refusals: {
    403: 'The answers rule treatment out; data.notEligible is the reason.',
    422: 'A question is not answered yet; data.missing is its address and data.question its words.',
  },
  perMinute: 120,
})

export type ChoosableMedicine = z.output<typeof medicineChoice.reply>['medicines'][number]
