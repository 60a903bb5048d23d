import { useEffect, useState } from 'react'
import { deskCall } from '../desk-call.ts'
import { OpeningCase } from './opening-case.tsx'
import { ReadCase } from './read-case.tsx'

export function OpenedCase({ id, claimsFirst }: { id: string; claimsFirst: boolean }) {
  const [isAsked, setIsAsked] = useState(!claimsFirst)
  useEffect(() => {
    if (isAsked) return
    // Whoever else has it is told by the case itself.
    void deskCall('desk_claim', { id })
      .catch(() => undefined)
      .finally(() => setIsAsked(true))
  }, [id, isAsked])
  return isAsked ? <ReadCase id={id} /> : <OpeningCase />
}
