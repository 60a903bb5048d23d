import { z } from 'zod'
import { declineReasons } from '#domain/cases/decline-reasons.ts'
import { call, id, text } from '../call.ts'
import { decisionKinds, epoch, undoTime } from './case-row.ts'
import { draftSubject } from './draft-subject.ts'

/** The maximum length of a message to the patient. */
const words = text(4_000)

const decided = z.object({ decisionId: id(), ...undoTime })

const onCase = { id: id(), epoch: epoch.describe('As it was when the case was claimed.') }

const refusals = {
  404: 'There is no such case.',
  409: 'It is not yours any more, or was decided meanwhile: data.by says by whom, data.state what it is now. Nothing was changed.',
}

/** A flag that was ticked, with a reason where one is required. */
const ticked = z.strictObject({ flag: text(100), reason: text(1_000).nullish() })

export const deskApprove = call({
  name: 'desk_approve',
  auth: 'staff:decide-cases',
  summary: 'Approves a case with a dose that the rules allow, and signs the prescription.',
  body: z.strictObject({
    ...onCase,
    dose: text(20),
    instructions: text(1_000),
    words,
    ticked: z.array(ticked).max(60),
    reason: text(2_000).nullish().describe('Why it is right, where a flag asks for it.'),
  }),
  reply: decided,
  refusals: { ...refusals, 422: 'The rules do not allow it: data.because lists why.' },
  perMinute: 120,
})

export const deskSign = call({
  name: 'desk_sign',
  auth: 'staff:decide-cases',
  summary: 'Gives the second signature to a colleague’s approval, with a rationale.',
  body: z.strictObject({ ...onCase, reason: text(2_000) }),
  reply: decided,
  refusals: { ...refusals, 422: 'It was your own approval, or none.' },
  perMinute: 120,
})

export const deskDecline = call({
  name: 'desk_decline',
  auth: 'staff:decide-cases',
  summary:
    'Declines a case with a reason and a message to the patient. The card authorisation is released when it is final.',
  body: z.strictObject({ ...onCase, reason: z.enum(declineReasons), words }),
  reply: decided,
  refusals,
  perMinute: 120,
})

export const deskAsk = call({
  name: 'desk_ask',
  auth: 'staff:work-cases',
  summary: 'Asks the patient something. The case waits for their reply.',
  body: z.strictObject({ ...onCase, words }),
  reply: decided,
  refusals,
  perMinute: 120,
})

export const deskUndo = call({
  name: 'desk_undo',
  auth: 'staff:work-cases',
  summary: 'Takes back one’s own decision while nothing has left yet.',
  body: z.strictObject({ decisionId: id() }),
  reply: z.object({ caseId: id(), epoch }),
  refusals: { 404: 'There is no such decision of yours.', 409: 'It is final, or was taken back.' },
  perMinute: 120,
})

export const deskUndoable = call({
  name: 'desk_undoable',
  auth: 'staff:work-cases',
  summary:
    'One’s own decisions that can still be taken back, the newest first. Each is a look at the name it is about.',
  body: z.strictObject({}),
  reply: z.object({
    now: undoTime.now,
    decisions: z.array(
      z.object({
        decisionId: id(),
        caseId: id(),
        kind: z.enum(decisionKinds),
        name: z.string().nullable().describe('Whom it is about.'),
        finalAt: undoTime.finalAt,
      }),
    ),
  }),
  refusals: {},
  perMinute: 240,
})

export const deskNote = call({
  name: 'desk_note',
  auth: 'staff:work-cases',
  summary: 'Adds a note among colleagues to a case. Patients do not see it here; it is part of their record.',
  body: z.strictObject({
    id: id(),
    noteId: id().describe('Made by the browser: sent again it is the same note.'),
    body: text(10_000),
  }),
  reply: z.object({}),
  refusals: { 404: 'There is no such case.' },
  perMinute: 120,
})

export const deskKeepDraft = call({
  name: 'desk_keep_draft',
  auth: 'staff:report-incidents',
  summary: 'Saves an unsent draft for its author only. Empty: deletes it.',
  body: z.strictObject({ subject: draftSubject, body: text(20_000) }),
  reply: z.object({}),
  refusals: {},
  perMinute: 600,
})
