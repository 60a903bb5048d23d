import { z } from 'zod'
import { caseStates } from '#domain/cases/states.ts'
import { cardRequestReasons } from '#domain/orders/card-request.ts'
import { parcelReports } from '#domain/supply/arrival.ts'
import { confirmationNames } from '#domain/supply/confirmations.ts'
import { calendarDay } from '../call.ts'
import { promisedTime } from '../promised-time.ts'

/** The clinical status of an order, for its patient. */
export const orderCare = z
  .object({
    state: z.enum(caseStates),
    since: z.iso.datetime(),
    isReviewedAgain: z
      .boolean()
      .describe('It was prescribed, and a prescriber is reviewing it again: nothing is dispatched.'),
    promise: promisedTime.nullable().describe('By when we do what is next. Null: it is not our turn.'),
    dueBy: z.iso.datetime().nullable().describe('When the patient is reminded last. Null: it is not their turn.'),
    clinician: z
      .object({ name: z.string(), registration: z.string().nullable() })
      .nullable()
      .describe('Who prescribed or declined it.'),
    parcel: z
      .object({
        carrier: z.string(),
        tracking: z.string(),
        expected: promisedTime.describe('By when it should be with them.'),
        validUntil: z.iso.datetime().describe('Until then it stays cold.'),
        deliveredOn: calendarDay().nullable().describe('The day on which it came, in London. Null: it has not.'),
        mayReport: z.array(z.enum(parcelReports)).describe('What the patient can report about it now.'),
        isRecalled: z.boolean().describe('The batch of its pen is recalled, and the patient was told not to use it.'),
        isNotComeTold: z.boolean().describe('They have said that it has not come.'),
      })
      .nullable(),
    cardRequest: z
      .object({
        why: z.enum(cardRequestReasons),
        amountPence: z.int().describe('To be held now.'),
        wasPence: z.int().describe('Held before.'),
      })
      .nullable()
      .describe('The dose costs more, or the card was refused: a card is asked for.'),
    toConfirm: z.array(z.enum(confirmationNames)).describe('Before the parcel leaves.'),
    firstDoseFrom: z.iso
      .date()
      .nullable()
      .describe('After another medicine: the day before which the first dose may not be injected.'),
  })
  .nullable()
  .describe('Null: it is not paid for, or its case has ended.')

export type OrderCare = z.output<typeof orderCare>
