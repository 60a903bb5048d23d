import { flagWords as words } from '#content/cases/flags.ts'
import { shortDate } from '../../calendar/short-date.ts'
import { ours } from '../figure.ts'
import type { Rule } from '../flag.ts'
import { policy } from '../policy.ts'

/** About whether results are there and read. No value of a result is judged: a prescriber does that. */
export const bloodTestRules: readonly Rule[] = [
  {
    id: 'blood-results-to-review',
    severity: 'look',
    source: ours,
    firesOn: 'Results of a blood test are on record that no prescriber has reviewed',
    tells: ({ history: { blood } }) =>
      blood.toReview > 0 && words['blood-results-to-review'](blood.toReview, blood.isBeyond),
  },
  {
    id: 'blood-test-overdue',
    severity: policy.bloodOverdueHolds === 1 ? 'stop' : 'look',
    source: ours,
    firesOn: `On treatment, a blood test is overdue: due ${policy.bloodOverdueDays} days ago or more`,
    tells: ({ history: { blood } }) =>
      blood.overdueSince !== null &&
      words['blood-test-overdue'](shortDate(blood.overdueSince), policy.bloodOverdueDays),
  },
]
