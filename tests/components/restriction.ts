import type { DeskRestriction } from '#contract/privacy/restriction.ts'

/** In force, granted by a lead, without an exception. */
export const restrictionInForce: DeskRestriction = {
  id: '00000000-0000-4000-8000-0000000000d8',
  ground: 'wrong',
  state: 'in force',
  askedAt: '2026-01-01T10:00:00.000Z',
  askedBy: null,
  dueAt: '2026-01-08T10:00:00.000Z',
  since: '2026-01-02T10:00:00.000Z',
  endsAt: null,
  words: 'The weight is not mine.',
  events: [
    {
      ...{ at: '2026-01-02T10:00:00.000Z', what: 'granted', by: 'Imogen Ashdown', caseId: null, appointmentId: null },
      ...{ allowedFor: null, reason: 'We are checking it.' },
    },
  ],
}
