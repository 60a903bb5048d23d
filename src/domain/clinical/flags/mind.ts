import { flagWords as words } from '#content/cases/flags.ts'
import { eating, eatingDisorder } from '../../intake/medicines-and-conditions/eating.ts'
import { mood } from '../../intake/medicines-and-conditions/mood.ts'
import { seriousConditions } from '../../intake/weight-management/step-7-serious-conditions.ts'
import { ours } from '../figure.ts'
import type { Rule } from '../flag.ts'
import { policy } from '../policy.ts'

const care = 'care specification'

export const mindRules: readonly Rule[] = [
  {
    id: 'eating-disorder-now',
    severity: 'stop',
    source: care,
    firesOn: 'An eating disorder now',
    tells: ({ followUp }) => followUp.chose(eatingDisorder, 'now') === 'yes' && words['eating-disorder-now'](),
  },
  {
    id: 'eating-disorder-ever',
    severity: 'senior',
    source: care,
    firesOn: 'An eating disorder in the past, or perhaps, or ticked in the questionnaire',
    tells: ({ weight, followUp }) =>
      (followUp.chose(eatingDisorder, 'past', 'not_sure') === 'yes' ||
        weight.ticked(seriousConditions, 'eating_disorder') === 'yes') &&
      words['eating-disorder-ever'](),
  },
  {
    id: 'eating-screen',
    severity: 'senior',
    source: 'SCOFF',
    firesOn: 'Two or more signs ticked in the screen about eating',
    tells: ({ followUp }) => {
      const signs = followUp.allTicked(eating).filter((sign) => sign !== 'none').length
      return signs >= policy.eatingScreenPositive && words['eating-screen'](signs, policy.eatingScreenPositive)
    },
  },
  {
    id: 'suicidal-thoughts',
    severity: 'look',
    source: care,
    firesOn: 'Suicidal thoughts or self-harm more than a year ago, or would rather not say',
    tells: ({ followUp }) => followUp.chose(mood, 'past', 'not_said') === 'yes' && words['suicidal-thoughts'](),
  },
  {
    id: 'suicidal-thoughts-recent',
    severity: 'senior',
    source: ours,
    firesOn: 'Suicidal thoughts or self-harm in the last year',
    tells: ({ followUp }) => followUp.chose(mood, 'recent') === 'yes' && words['suicidal-thoughts-recent'](),
  },
]
