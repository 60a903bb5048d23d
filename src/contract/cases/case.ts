import { z } from 'zod'
import { severities } from '#domain/cases/risk.ts'
import { caseStates } from '#domain/cases/states.ts'
import { weightSources } from '#domain/clinical/course.ts'
import { bloodSummary } from '../blood-tests/my-blood-tests.ts'
import { calendarDay, call, id } from '../call.ts'
import { foundEvidence, sentFile } from '../evidence/evidence-view.ts'
import { deskListedLetter } from '../letters/desk-letters.ts'
import { liveRestriction } from '../privacy/restriction.ts'
import { raisedFlag } from '../treatment/coaching.ts'
import { planView } from '../treatment/desk-treatment.ts'
import { clock, colleague, decisionKinds, epoch, holder, pendingDecision, risk } from './case-row.ts'
import { historyEntry } from './clinical-history.ts'
import { discussionMessage, flagReason, signed } from './discussion.ts'
import { transcript } from './transcript.ts'

const flag = z.object({
  id: z.string(),
  severity: z.enum(severities),
  says: z.string(),
  because: z.string(),
  asks: z.string().nullable().describe('What would resolve it.'),
  answers: z.array(z.string()).describe('The steps whose answers it comes from, the most telling first.'),
})

const reported = z
  .object({
    is: z.enum(['reported', 'none', 'not sure', 'not asked']),
    words: z.array(z.string()).describe('As ticked, then in the patient’s own words.'),
    step: z.string().nullable().describe('The answer it comes from.'),
  })
  .describe('What the questionnaires and check-ins say about it.')

const summary = z
  .object({
    bmi: z.number().nullable().describe('The BMI that the rules use today.'),
    startingBmi: z.number().nullable(),
    isBmiVerified: z.boolean().describe('By a measurement within the last two weeks.'),
    allergies: reported,
    medicines: reported,
    decisions: z
      .object({ approved: z.int(), declined: z.int(), returned: z.int() })
      .describe('On all orders of the patient: final decisions, and returns by pharmacists.'),
  })
  .describe('What matters about the patient in one line.')

const dose = z.object({
  dose: z.string(),
  isAllowed: z.boolean(),
  isSuggested: z.boolean(),
  needs: z.array(z.enum(['reason', 'second signature'])),
  because: z.array(z.string()),
  pricePence: z.int().describe('What the patient would pay for this order.'),
})

const day = calendarDay()

const course = z
  .object({
    weights: z.array(z.object({ on: day, kg: z.number(), is: z.enum(weightSources) })),
    doses: z.array(z.object({ on: day, medicine: z.string(), dose: z.string(), isElsewhere: z.boolean() })),
  })
  .describe('The weights that are known and the doses that were supplied, the oldest first.')

/** Null: the action is possible. Otherwise the reason why not. */
const hindrance = z.string().nullable()

export const deskCase = call({
  name: 'desk_case',
  auth: 'staff:see-record',
  summary: 'Everything needed to decide a case. The access is logged.',
  body: z.strictObject({ id: id() }),
  reply: z.object({
    id: id(),
    kind: z.enum(['order', 'safeguarding', 'check_in']),
    state: z.enum(caseStates),
    stateSince: z.iso.datetime(),
    epoch,
    risk,
    reference: z.string().nullable(),
    clock,
    authorisationEnds: z.iso.datetime().nullable(),
    with: holder,
    person: z.object({
      accountId: id().nullable(),
      name: z.string(),
      born: z.string().nullable(),
      age: z.int().nullable(),
      sex: z.string().nullable(),
      town: z.string().nullable(),
      isVerified: z.boolean(),
    }),
    restriction: liveRestriction,
    order: z
      .object({
        medicine: z.string(),
        amountPence: z.int(),
        placedAt: z.iso.datetime(),
        isPaid: z.boolean().describe('The money is taken: what is decided now costs nothing more.'),
        isReplacement: z.boolean().describe('A parcel has left before, and did not arrive.'),
      })
      .nullable(),
    bloodTests: bloodSummary.optional().describe('Absent: no treatment and no results.'),
    rulesVersion: z.string().nullable(),
    flags: z.array(flag),
    missing: z.array(z.object({ gate: z.string(), says: z.string() })),
    blockers: z
      .array(z.object({ id: z.string(), kind: z.string(), by: z.string(), says: z.string() }))
      .describe('All blockers of the approval, or of the signature where that is next, by who can clear them.'),
    changed: z.array(z.string()).describe('What is different from the last decision, or from what was typed first.'),
    summary: summary.nullable().describe('Null: the case is about no order, or its answers cannot be read.'),
    findings: z
      .object({ positive: z.array(z.string()), negative: z.array(z.string()) })
      .describe('Steps whose answers found something, and steps that only say that there is nothing.'),
    answers: transcript.nullable(),
    followUp: transcript.nullable(),
    checkIn: transcript.nullable().describe('The check-in before this pen; null: it is their first.'),
    evidence: z.array(foundEvidence),
    files: z.array(sentFile),
    course,
    samePerson: z
      .array(id())
      .describe('Accounts of the same name and birth date. Opening one of them is written down.'),
    clinicalHistory: z.array(historyEntry).describe('What every assessment of the person reads, the newest first.'),
    letters: z.array(deskListedLetter).describe('About the person, the newest first.'),
    plan: planView.nullable().describe('Null: nothing has been delivered yet, or the case has no account.'),
    raised: z.array(raisedFlag).describe('For a prescriber, and not answered yet; the newest first.'),
    weighIn: z.string().nullable().describe('Where the patient is met by video, as they have it too.'),
    doses: z.array(dose),
    history: z.array(
      z.object({
        at: z.iso.datetime(),
        what: z.string(),
        state: z.enum(caseStates),
        by: z.string(),
        words: z.string().nullable().describe('To the patient.'),
        reason: z.string().nullable(),
        flagReasons: z.array(flagReason),
      }),
    ),
    returned: z
      .object({
        by: z.enum(['pharmacist', 'rules']),
        heldAt: z.enum(['approval', 'signature', 'check', 'dispatch']).nullable(),
        name: z.string().describe('The pharmacist, or the member of staff at whose step the rules held it.'),
        at: z.iso.datetime(),
        reason: z.string().nullable(),
        flags: z.array(z.object({ id: z.string(), says: z.string() })),
      })
      .nullable()
      .describe('Why it is back with the prescriber; null: it is not.'),
    takenBack: z
      .object({ kind: z.enum(decisionKinds), by: z.string(), at: z.iso.datetime() })
      .nullable()
      .describe('The last decision, if the patient’s restriction kept it from taking effect; null: it did not.'),
    replaces: z
      .object({
        because: z.enum(['lost', 'returned', 'discarded', 'recalled']),
        name: z.string().describe('Who asked for the replacement.'),
        at: z.iso.datetime(),
        reason: z.string().nullable().describe('Why the pharmacist had it discarded.'),
        arrived: z
          .object({
            on: day.describe('When it was sent.'),
            medicine: z.string(),
            dose: z.string(),
            taken: z
              .array(z.object({ on: day, dose: z.string() }))
              .describe('Doses that the patient has logged since, the latest first. There may be others.'),
          })
          .nullable()
          .describe(
            'The pen that the patient had in hand. It is not among the doses of the course. Null: none arrived.',
          ),
      })
      .nullable()
      .describe('What became of the parcel that is to be replaced; null: none is.'),
    discussion: z.array(discussionMessage).describe('Between pharmacist and prescriber, the oldest first.'),
    notes: z.array(z.object({ id: id(), by: z.string(), at: z.iso.datetime(), body: z.string() })),
    approval: z
      .object({
        by: colleague,
        at: z.iso.datetime(),
        dose: z.string(),
        instructions: z.string(),
        words: z.string(),
        reason: z.string().nullable(),
        flagReasons: z.array(flagReason),
        signature: signed.nullable().describe('The second signature.'),
      })
      .nullable()
      .describe('The approval that waits for a signature or a check.'),
    pending: pendingDecision.nullable(),
    drafts: z.record(z.string(), z.string()),
    can: z.object({ approve: hindrance, sign: hindrance, decline: hindrance, ask: hindrance, note: hindrance }),
  }),
  refusals: { 404: 'There is no such case.' },
  perMinute: 600,
})
