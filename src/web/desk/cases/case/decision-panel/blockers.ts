import { railWords as words } from '#content/cases/case.ts'
import type { Me } from '../../../shell/me.ts'
import type { CaseView } from '../case-view.ts'

export type Choice = 'approve' | 'sign' | 'decline' | 'ask'

/** Why each action is not possible for the reader: first their role, then the case. Null: it is possible. */
export function blockersOf({ can }: CaseView, me: Me | null): Readonly<Record<Choice, string | null>> {
  const may = (capability: Me['capabilities'][number]) => me?.capabilities.includes(capability) ?? false
  const decides = may('decide-cases') ? null : words.roleDecides
  const works = may('work-cases') ? null : words.roleWorks
  return {
    approve: decides ?? can.approve,
    sign: decides ?? can.sign,
    decline: decides ?? can.decline,
    ask: works ?? can.ask,
  }
}
