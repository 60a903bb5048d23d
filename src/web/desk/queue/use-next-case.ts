import { useState } from 'react'
import { useNavigate } from 'react-router'
import { queueWords as words } from '#content/desk/queue.ts'
import type { QueueList } from '#contract/desk/queue.ts'
import { deskCall } from '../desk-call.ts'
import { useKeys } from '../shell/keys.ts'
import { useMay } from '../shell/me.ts'
import { caseAddress } from './filters.ts'

const claimable = (list: QueueList) => (list === 'signature' ? list : 'ready')

/** `g` claims the case that wants somebody most, and opens it. */
export function useNextCase(list: QueueList = 'ready') {
  const navigate = useNavigate()
  const mayWork = useMay('work-cases')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function next() {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    try {
      const { code, data, message } = await deskCall('desk_next_case', { list: claimable(list) })
      if (code === 200 && data?.claimed) navigate(caseAddress(data.claimed.id), { state: { isClaimed: true } })
      else setProblem(code === 200 ? words.noneFree : message)
    } catch {
      setProblem(words.nextFailed)
    } finally {
      setIsBusy(false)
    }
  }

  useKeys(mayWork ? [{ key: 'g', does: words.next, run: () => void next() }] : [])
  return { next: mayWork ? next : null, isBusy, problem }
}
