import { useNavigate } from 'react-router'
import { queueWords as words } from '#content/cases/queue.ts'
import type { CallBody } from '#contract/calls.ts'
import { caseOfKindPath, prescriptionPath } from '#contract/desk/addresses.ts'
import { nextCaseNeeds } from '#domain/cases/decision-rights.ts'
import { leaseMinutes } from '#domain/cases/lease.ts'
import type { QueueList } from '#domain/cases/queue-lists.ts'
import { useAction } from '#web/browser/use-action.ts'
import { deskCall } from '../../desk-call.ts'
import { useKeys } from '../../shell/keys.ts'
import { useMay } from '../../shell/me.ts'

type Claimable = NonNullable<CallBody<'desk_next_case'>['list']>

/** The list that a next case is taken from, by the one that is shown. */
export const claimable = (list: QueueList): Claimable => (list === 'signature' ? list : 'ready')

/** `g` claims the most urgent case and opens it on the page of its kind, which keeps the claim. */
export function useNextCase(list: Claimable = 'ready') {
  const navigate = useNavigate()
  const mayTake = useMay(nextCaseNeeds[list])
  const { run, isBusy, problem, setProblem } = useAction(words.nextFailed)

  const next = () =>
    run(async () => {
      const { code, data, message } = await deskCall('desk_next_case', { list })
      if (code === 200 && data?.claimed)
        navigate(list === 'approved' ? prescriptionPath(data.claimed.id) : caseOfKindPath(data.claimed))
      else setProblem(code === 200 ? words.noneFree(leaseMinutes) : message)
    })

  useKeys(mayTake ? [{ key: 'g', does: words.next, run: () => void next() }] : [])
  return { next: mayTake ? next : null, isBusy, problem }
}
