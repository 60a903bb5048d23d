import { useEffect, useState } from 'react'
import type { CallReply } from '#contract/calls.ts'
import { callApi } from '#web/browser/api.ts'
import { isDemo } from '#web/browser/is-demo.ts'

export type DemoPeople = CallReply<'desk_demo_people'>

/** Whom one can try the desk as; null where it is real. */
export function useDemoPeople(): DemoPeople | null {
  const [people, setPeople] = useState<DemoPeople | null>(null)
  useEffect(() => {
    if (!isDemo()) return
    const leaving = new AbortController()
    callApi('desk_demo_people', {}, leaving.signal).then(
      ({ data }) => data && data.people.length > 0 && setPeople(data),
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  return people
}
