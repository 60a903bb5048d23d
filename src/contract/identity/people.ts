import { z } from 'zod'
import { bookingStates } from '#domain/appointments/states.ts'
import { caseKindNames } from '#domain/cases/kinds.ts'
import { caseStates } from '#domain/cases/states.ts'
import { requestStates } from '#domain/enquiries/inbox.ts'
import { deskPaperView } from '../appointments/paper-prescriptions.ts'
import { vitalsView } from '../appointments/vitals.ts'
import { bloodSummary } from '../blood-tests/my-blood-tests.ts'
import { calendarDay, call, id, text } from '../call.ts'
import { historyEntry } from '../cases/clinical-history.ts'
import { sharedCompanion } from '../companion/companion.ts'
import { foundEvidence, sentFile } from '../evidence/evidence-view.ts'
import { deskListedLetter } from '../letters/desk-letters.ts'
import { deskRestriction } from '../privacy/restriction.ts'
import { scaleViews } from '../supply/scale.ts'
import { raisedFlag } from '../treatment/coaching.ts'
import { symptomReportView } from '../treatment/desk-symptom-reports.ts'
import { planView } from '../treatment/desk-treatment.ts'
import { contactChange, contactDetails } from './contact-details.ts'

const found = z.object({
  accountId: id(),
  name: z.string(),
  born: z.string().nullable(),
  town: z.string().nullable(),
})

export type FoundPerson = z.output<typeof found>

export const deskSearch = call({
  name: 'desk_search',
  auth: 'staff:see-contact',
  summary:
    'Finds people by a whole email address, phone number, order reference, or surname with birth date. Each one shown is written down.',
  body: z.strictObject({
    typed: text(200).min(1).describe('Recognised by its shape. A partial detail finds no patient.'),
    born: calendarDay().optional().describe('With a surname.'),
  }),
  reply: z.object({ people: z.array(found), isCut: z.boolean().describe('There are more than are shown.') }),
  refusals: { 422: 'It is not whole: data.problem says which part is missing.' },
  perMinute: 60,
})

const order = z.object({
  id: id(),
  reference: z.string(),
  item: z.string().nullable().describe('Null: the caller may not see what it is for.'),
  state: z.string(),
  amountPence: z.int(),
  givenBackPence: z.int(),
  isTaken: z.boolean().describe('Whether there is money of theirs that could be given back.'),
  placedAt: z.iso.datetime(),
})

const clinical = z.object({
  plan: planView.nullable().describe('Null: nothing has been delivered yet.'),
  raised: z.array(raisedFlag).describe('For a prescriber, the newest first.'),
  papers: z
    .array(deskPaperView)
    .describe('Prescriptions on paper, the newest first, also those taken back or replaced.'),
  vitals: z.array(vitalsView).nullable().describe('Null: they are not seen about ADHD.'),
  bloodTests: bloodSummary.optional().describe('Absent: no treatment and no results.'),
  companion: sharedCompanion.nullable().describe('Null: they do not share their companion, or have none.'),
  reports: z.array(symptomReportView).describe('Symptom reports, the newest first.'),
  history: z.array(historyEntry).describe('What every assessment of the person reads, the newest first.'),
  evidence: z.array(foundEvidence),
  files: z.array(sentFile),
  notes: z.array(z.object({ id: id(), caseId: id(), by: z.string(), at: z.iso.datetime(), body: z.string() })),
})

const person = z.object({
  accountId: id(),
  name: z.string(),
  born: z.string().nullable(),
  email: z.string().nullable(),
  isEmailProven: z.boolean(),
  mobile: z.string().nullable(),
  address: z.array(z.string()),
  isPhoneUnproven: z.boolean().describe('The desk entered it, and the patient has not verified it.'),
  contact: contactDetails.describe('The same in parts, to be corrected.'),
  contactChanges: z.array(contactChange).describe('The newest first.'),
  since: z.iso.datetime(),
  isVerified: z.boolean().describe('Whether they have proven who they are.'),
  erased: z
    .object({ askedAt: z.iso.datetime(), at: z.iso.datetime().nullable(), keptUntil: calendarDay().nullable() })
    .nullable()
    .describe('They asked for their data to be erased: when, when it was done, and until when the law keeps the rest.'),
  restriction: deskRestriction.nullable().describe('The last restriction of use; null: none was ever asked for.'),
  orders: z.array(order).describe('The newest first.'),
  cases: z.array(
    z.object({
      id: id(),
      kind: z.enum(caseKindNames as [string, ...string[]]),
      state: z.enum(caseStates),
      reference: z.string().nullable(),
      since: z.iso.datetime(),
    }),
  ),
  appointments: z.array(
    z.object({
      id: id(),
      startsAt: z.iso.datetime(),
      with: z.string(),
      reference: z.string(),
      state: z.enum(bookingStates),
    }),
  ),
  requests: z
    .array(z.object({ id: id(), reference: z.string(), state: z.enum(requestStates), at: z.iso.datetime() }))
    .describe('Their enquiries, as far as staff have linked them.'),
  scale: scaleViews.describe('The smart scale of the programme.'),
  letters: z.array(deskListedLetter).describe('The newest first.'),
  appointmentLetters: z
    .array(z.object({ appointmentId: id(), by: z.string(), at: z.iso.datetime() }))
    .describe('Summaries after appointments, the newest first. Each is read on its appointment.'),
  clinical: clinical.nullable().describe('Null: the caller may not see it.'),
})

export type PersonRecord = z.output<typeof person>

export const deskPerson = call({
  name: 'desk_person',
  auth: 'staff:see-contact',
  summary: 'All that is known of a person. What is clinical only for those who may see records. It is written down.',
  body: z.strictObject({ id: id() }),
  reply: person,
  refusals: { 404: 'There is no such person.' },
  perMinute: 240,
})
