import { factorWords as words } from '#content/identity/staff-mfa.ts'
import type { Factor } from '#contract/identity/staff-mfa.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { deskCall } from '../../desk-call.ts'
import { problemsOf, useSignInAttempt } from '../sign-in/use-sign-in-attempt.ts'
import { calledOf } from './factor-table.tsx'

interface Props {
  readonly factor: Factor
  readonly onDone: () => void
  readonly onClose: () => void
}

export function RemoveDialog({ factor, onDone, onClose }: Props) {
  const { isBusy, problems, run } = useSignInAttempt()
  const remove = () =>
    run(async () => {
      const reply = await deskCall('desk_remove_factor', { kind: factor.kind, factor: factor.id })
      if (reply.code !== 200) return problemsOf(reply)
      showToast({ title: words.removed, description: words.removedNext })
      onDone()
      return undefined
    })
  return (
    <DialogOnDemand
      short
      open
      onOpenChange={(next) => next || onClose()}
      locked={isBusy}
      title={words.removeOf(calledOf(factor))}
      description={words.removeWhy}
      footer={
        <>
          <Button autoFocus onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="secondary" busy={isBusy} busyLabel={words.removing} onClick={remove}>
            {words.removeSure}
          </Button>
        </>
      }
    >
      {problems.general && <AlertMessage>{problems.general}</AlertMessage>}
    </DialogOnDemand>
  )
}
