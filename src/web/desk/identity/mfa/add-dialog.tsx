import { useEffect, useState } from 'react'
import { factorWords as words } from '#content/identity/staff-mfa.ts'
import type { CallReply } from '#contract/calls.ts'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { deskCall } from '../../desk-call.ts'
import { EnrolFactor, isOver } from '../invitation/enrol-factor.tsx'

interface Props {
  readonly onAdded: () => void
  readonly onClose: () => void
}

/** Another passkey or app, with a name by which its owner knows it. */
export function AddDialog({ onAdded, onClose }: Props) {
  const [enrolling, setEnrolling] = useState<CallReply<'desk_begin_factor'> | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [name, setName] = useState('')

  useEffect(() => {
    const leaving = new AbortController()
    deskCall('desk_begin_factor', {}, leaving.signal).then(
      ({ code, data, message }) => (code === 200 && data ? setEnrolling(data) : setProblem(message)),
      () => leaving.signal.aborted || setProblem(words.notLoaded),
    )
    return () => leaving.abort()
  }, [])

  function added() {
    showToast({ title: words.added, description: words.addedNext })
    onAdded()
  }

  const challenge = enrolling?.challenge ?? ''
  return (
    <DialogOnDemand open onOpenChange={(next) => next || onClose()} title={words.addTitle} description={words.lead}>
      {problem && <AlertMessage>{problem}</AlertMessage>}
      {enrolling && !problem && (
        <EnrolFactor
          enrolling={enrolling}
          sendPasskey={(response) => deskCall('desk_add_passkey', { challenge, response, name })}
          sendCode={(code) => deskCall('desk_add_totp', { challenge, code, name })}
          onDone={added}
          onEnd={(reply) => {
            if (isOver(reply)) setProblem(words.tookTooLong)
            return isOver(reply)
          }}
        >
          <TextField
            name="factor-name"
            label={words.nameLabel}
            hint={words.nameHint}
            value={name}
            onChange={setName}
            maxLength={60}
          />
        </EnrolFactor>
      )}
    </DialogOnDemand>
  )
}
