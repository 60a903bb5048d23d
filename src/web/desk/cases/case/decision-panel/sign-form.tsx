import { railWords as words } from '#content/cases/case.ts'
import { DeskArea } from '../../../components/desk-area.tsx'
import { useDraft } from '../../list/use-draft.ts'
import { Approval } from './approval-shown.tsx'
import { DecisionForm, type FormProps } from './decision-form.tsx'

/** The second signature: by another, with a reason of their own. */
export function SignForm({ found, sending, onBack }: FormProps) {
  const reason = useDraft(`case/${found.id}/sign`, found.drafts.sign)
  async function sign() {
    if (await sending.send({ kind: 'sign', body: { reason: reason.text.trim() } })) reason.reset()
  }
  return (
    <DecisionForm
      title={words.signTitle}
      confirm={words.sign}
      why={reason.text.trim() === '' ? words.signReason : null}
      isBusy={sending.isBusy}
      onConfirm={() => void sign()}
      onBack={onBack}
    >
      <DeskArea
        label={words.ownReason}
        value={reason.text}
        onChange={reason.write}
        onEscape={onBack}
        maxLength={2_000}
      />
      {found.approval && <Approval medicine={found.order?.medicine} of={found.approval} />}
    </DecisionForm>
  )
}
