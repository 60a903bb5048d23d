import { useEffect, useMemo, useState } from 'react'
import type { Gate } from '#domain/cases/gates.ts'
import { type Task, tasksAhead } from '#domain/evidence/tasks.ts'
import { readApi } from '#web/browser/read-api.ts'
import { useSignedIn } from '#web/browser/signed-in.ts'
import { useGivenAnswers } from '#web/shared/answers/weight-management-status.ts'

/** What this person will be asked for once they have paid, by their answers and by what they have shown us before. */
export function useTasksAhead(): readonly Task[] {
  const answers = useGivenAnswers()
  const isSignedIn = useSignedIn()
  const [settled, setSettled] = useState<readonly Gate[]>([])

  useEffect(() => {
    if (!isSignedIn) return setSettled([])
    const leaving = new AbortController()
    readApi('my_evidence', {}, leaving.signal).then(
      ({ code, data }) => leaving.signal.aborted || (code === 200 && data && setSettled(data.settled)),
      // What could not be asked is listed: better one too many than one that comes as a surprise.
      () => undefined,
    )
    return () => leaving.abort()
  }, [isSignedIn])

  // The points before the questionnaire are agreed to before its first answer.
  return useMemo(() => (answers ? tasksAhead({ answers, areConsentsGiven: true, settled }) : []), [answers, settled])
}
