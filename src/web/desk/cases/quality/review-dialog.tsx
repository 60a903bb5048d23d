import { useState } from 'react'
import { qualityWords as words } from '#content/cases/quality.ts'
import type { SampledDecision } from '#contract/cases/quality.ts'
import type { ReviewVerdict } from '#domain/cases/quality.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { deskCall } from '../../desk-call.ts'
import { DeskForm } from '../../identity/sign-in/desk-form.tsx'
import { fieldProblem, problemsOf, useSignInAttempt } from '../../identity/sign-in/use-sign-in-attempt.ts'
import { useMe } from '../../shell/me.ts'

interface Props {
  readonly decision: SampledDecision
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** What one thinks of a colleague's decision. What one said before stands there to be changed. */
export function ReviewDialog({ decision: { id, reference, by, reviews }, onClose, onSaved }: Props) {
  const me = useMe()
  const own = reviews.find((review) => review.by.id === me?.id)
  const { isBusy, problems, run } = useSignInAttempt()
  const [note, setNote] = useState(own?.note ?? '')

  const save = (verdict: ReviewVerdict) =>
    run(async () => {
      if (verdict === 'discuss' && !note.trim()) return fieldProblem('note', words.needsNote)
      const reply = await deskCall('desk_review', { decisionId: id, verdict, note })
      if (reply.code !== 200) return problemsOf(reply)
      showToast({ title: words.saved })
      onSaved()
      onClose()
      return undefined
    })

  return (
    <DialogOnDemand
      open
      onOpenChange={(next) => next || onClose()}
      title={words.reviewOf(reference)}
      description={words.decidedBy(by.name)}
      locked={isBusy}
      short
    >
      <DeskForm problems={problems} onSubmit={() => save('agree')}>
        <TextArea
          name="note"
          label={words.note}
          hint={words.noteHint}
          rows={3}
          limit={2_000}
          value={note}
          onChange={setNote}
          error={problems.fields.note}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small" busy={isBusy} busyLabel={words.saving}>
            {words.agree}
          </Button>
          <Button size="small" variant="secondary" onClick={() => save('discuss')}>
            {words.discuss}
          </Button>
        </div>
      </DeskForm>
    </DialogOnDemand>
  )
}
