import { useState } from 'react'
import { factorWords as words } from '#content/identity/staff-mfa.ts'
import type { Factor } from '#contract/identity/staff-mfa.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { deskCall } from '../../desk-call.ts'
import { DeskForm } from '../sign-in/desk-form.tsx'
import { problemsOf, useSignInAttempt } from '../sign-in/use-sign-in-attempt.ts'
import { calledOf } from './factor-table.tsx'

interface Props {
  readonly factor: Factor
  readonly onDone: () => void
  readonly onClose: () => void
}

export function RenameDialog({ factor, onDone, onClose }: Props) {
  const { isBusy, problems, run } = useSignInAttempt()
  const [name, setName] = useState(factor.name ?? '')
  const save = () =>
    run(async () => {
      const reply = await deskCall('desk_name_factor', { kind: factor.kind, factor: factor.id, name })
      if (reply.code !== 200) return problemsOf(reply)
      showToast({ title: words.saved })
      onDone()
      return undefined
    })
  return (
    <DialogOnDemand
      short
      open
      onOpenChange={(next) => next || onClose()}
      title={words.renameOf(calledOf(factor))}
      description={words.nameHint}
    >
      <DeskForm problems={problems} onSubmit={save}>
        <TextField name="factor-name" label={words.nameLabel} value={name} onChange={setName} maxLength={60} />
        <Button type="submit" busy={isBusy} busyLabel={words.saving}>
          {words.save}
        </Button>
      </DeskForm>
    </DialogOnDemand>
  )
}
