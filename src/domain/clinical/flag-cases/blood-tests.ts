import type { bloodTestFlags } from '#content/cases/flags/blood-tests.ts'
import type { FlagCases } from './sample-cases.ts'

export const bloodTestCases: FlagCases<typeof bloodTestFlags> = {
  'blood-results-to-review': {
    fires: [
      { history: { blood: { toReview: 1, isBeyond: true, overdueSince: null } } },
      { history: { blood: { toReview: 2, isBeyond: false, overdueSince: null } } },
    ],
    rests: [{}, { history: { blood: { toReview: 0, isBeyond: false, overdueSince: '2026-09-01' } } }],
  },
  'blood-test-overdue': {
    fires: [{ history: { blood: { toReview: 0, isBeyond: false, overdueSince: '2026-09-01' } } }],
    rests: [{}, { history: { blood: { toReview: 1, isBeyond: true, overdueSince: null } } }],
  },
}
