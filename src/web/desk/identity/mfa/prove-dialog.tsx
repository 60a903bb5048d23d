import { useEffect, useState } from 'react'
import { factorWords as words } from '#content/identity/staff-mfa.ts'
import type { Challenged } from '#contract/identity/staff-sign-in.ts'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { deskCall } from '../../desk-call.ts'
import { FactorStep } from '../sign-in/factor-step.tsx'

interface Props {
  readonly isDemo: boolean
  readonly onProven: () => void
  readonly onClose: () => void
}

/** Whoever changes how they sign in shows first that it is them. */
export function ProveDialog({ isDemo, onProven, onClose }: Props) {
  const [challenged, setChallenged] = useState<Challenged | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    deskCall('desk_prove', {}, leaving.signal).then(
      ({ code, data, message }) => (code === 200 && data ? setChallenged(data) : setProblem(message)),
      () => leaving.signal.aborted || setProblem(words.notLoaded),
    )
    return () => leaving.abort()
  }, [])

  return (
    <DialogOnDemand
      short
      open
      onOpenChange={(next) => next || onClose()}
      title={words.proveTitle}
      description={words.proveLead}
    >
      {problem && <AlertMessage>{problem}</AlertMessage>}
      {challenged && (
        <FactorStep
          challenged={challenged}
          isDemo={isDemo}
          submitLabel={words.proveSubmit}
          onDone={onProven}
          onAgain={onClose}
        />
      )}
    </DialogOnDemand>
  )
}
