import { operationsInboxWords as words } from '#content/operations/operations-inbox.ts'
import { pages } from '#contract/pages.ts'
import { areRulesSigned } from '../../../clinical/rules/rule-signatures.ts'
import type { Services } from '../../../platform/services.ts'
import type { Unfinished } from './actions.ts'

/** Unsigned rules in force, shown to everyone while they are: no case can be decided. */
export async function ruleRows({ config, database }: Services, now: Date): Promise<Unfinished[]> {
  if (config.isDemo || (await database.run(areRulesSigned))) return []
  return [
    {
      id: 'rules/unsigned',
      severity: 'urgent',
      says: words.rules,
      owner: 'lead',
      since: now.toISOString(),
      ways: [{ to: pages.deskRules, needs: 'sign-rules', does: words.does.rules }],
      otherwise: words.does.askLead,
    },
  ]
}
