import { useRef, useState } from 'react'
import { contactEditWords as words } from '#content/identity/contact-details.ts'
import type { CallReply } from '#contract/calls.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import type { PersonRecord } from '#contract/identity/people.ts'
import { type KnownBy, knownBy } from '#domain/identity/contact-change.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { DeskArea } from '../components/desk-area.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { DeskChoices } from '../components/desk-choices.tsx'
import { DeskLine } from '../components/desk-line.tsx'
import { deskCall } from '../desk-call.ts'

interface Props {
  readonly person: Pick<PersonRecord, 'accountId' | 'contact' | 'contactChanges'>
  readonly onChanged: () => Promise<void>
}

type Done = CallReply<'desk_change_contact'> & { readonly isPhone: boolean }

/** Address and phone, for a patient who is known by more than a voice. */
export function EditContact({ person, onChanged }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [done, setDone] = useState<Done | null>(null)
  return (
    <div className="mt-3 space-y-3">
      {done && <Followed done={done} />}
      <Button size="small" variant="secondary" onClick={() => setIsOpen(true)}>
        {words.edit}
      </Button>
      <DialogOnDemand open={isOpen} onOpenChange={setIsOpen} title={words.title} description={words.warning}>
        <ContactForm
          key={person.contactChanges[0]?.id ?? ''}
          person={person}
          onSaved={async (saved) => {
            setDone(saved)
            setIsOpen(false)
            await onChanged()
          }}
        />
      </DialogOnDemand>
    </div>
  )
}

/** What the change means for what is under way. */
const Followed = ({ done: { redirected, elsewhere, onTheirWay, isPhone } }: { done: Done }) => (
  <div role="status" className="space-y-1 rounded-option bg-mint px-4 py-3">
    <p className="font-semibold">{words.saved}</p>
    {redirected.length > 0 && <p>{words.redirected(redirected.join(', '))}</p>}
    {elsewhere.length > 0 && <p>{words.elsewhere(elsewhere.join(', '))}</p>}
    {onTheirWay.length > 0 && <p className="font-semibold text-ink">{words.onTheirWay(onTheirWay.join(', '))}</p>}
    {isPhone && <p>{words.phoneToProve}</p>}
  </div>
)

interface FormProps {
  readonly person: Props['person']
  readonly onSaved: (done: Done) => Promise<void>
}

const lines = [
  ['mobile', words.phone],
  ['address', words.address],
  ['city', words.city],
  ['pincode', words.pincode],
] as const

function ContactForm({ person: { accountId, contact, contactChanges }, onSaved }: FormProps) {
  const [typed, setTyped] = useState(contact)
  const [by, setBy] = useState<KnownBy | null>(null)
  const [reason, setReason] = useState('')
  const { run, isBusy, problem, setProblem } = useAction(words.failed)
  const [fields, setFields] = useState<readonly FieldProblem[]>([])
  // The same until it has arrived: sent again it is the same.
  const changeId = useRef(randomUuid())
  const why = by === null ? words.needsKnown : reason.trim() === '' ? words.needsReason : null

  async function save() {
    if (isBusy || by === null || why !== null) return
    setFields([])
    await run(async () => {
      const after = contactChanges[0]?.id ?? null
      const sent = { accountId, changeId: changeId.current, after, ...typed, knownBy: by, reason: reason.trim() }
      const { code, data, message } = await deskCall('desk_change_contact', sent)
      if (code === 200 && data) return await onSaved({ ...data, isPhone: typed.mobile !== contact.mobile })
      const wrong = (data as { fields?: readonly FieldProblem[] } | null)?.fields ?? []
      setFields(wrong)
      if (wrong.length === 0) setProblem(message)
    })
  }

  return (
    <div className="space-y-4 pb-6">
      <DeskChoices
        legend={words.known}
        choices={words.knownBy}
        chosen={by ?? ''}
        onChoose={(value) => setBy(knownBy.find((one) => one === value) ?? null)}
      />
      {lines.map(([field, label]) => (
        <DeskLine
          key={field}
          label={label}
          value={typed[field]}
          problem={fields.find((one) => one.field === field)?.message}
          onChange={(value) => setTyped({ ...typed, [field]: value })}
        />
      ))}
      <p className="text-xs text-ink-soft">{words.email}</p>
      <DeskArea
        rows={2}
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        onChange={setReason}
        onConfirm={() => void save()}
        maxLength={1_000}
      />
      {problem && <AlertMessage>{problem}</AlertMessage>}
      <DeskButton tone="primary" why={why} isBusy={isBusy} busyLabel={words.saving} onPress={() => void save()}>
        {words.save}
      </DeskButton>
    </div>
  )
}
