import { type FormEvent, useState } from 'react'
import { preparationWords } from '#content/preparation/preparation.ts'
import { isFirstName } from '#domain/preparation/informant-link.ts'
import { preparation } from '#domain/preparation/times.ts'
import { callApi } from '#web/browser/api.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { dayOf } from '../shell/format-date.ts'
import { type Prepared, StateChip } from './preparation-page.tsx'

const words = preparationWords.informant

interface Props {
  readonly prepared: Prepared
  readonly onChange: () => Promise<void>
}

interface Made {
  readonly link: string
  readonly firstName: string
}

/** Somebody who knows the patient well: a link that the patient sends, and how far it is. */
export function AskInformant({ prepared, onChange }: Props) {
  const { informant: state, episodeId, invitedAt, sentAt } = prepared
  const [made, setMade] = useState<Made | null>(null)
  const [isAgain, setIsAgain] = useState(false)

  async function madeOne(one: Made) {
    setMade(one)
    setIsAgain(false)
    await onChange()
  }

  async function withdrawn() {
    setMade(null)
    await onChange()
  }

  const isAsking = state === 'none' || state === 'expired' || state === 'withdrawn' || state === 'taken back' || isAgain
  return (
    <Card as="section" aria-labelledby="informant" className="sm:p-9">
      <StateChip isDone={state === 'sent'}>{words.states[state]}</StateChip>
      <h2 id="informant" className="mt-3 text-[1.5rem] leading-tight">
        {words.heading}
      </h2>
      <div className="mt-2 space-y-2">
        {state === 'sent' && sentAt && <p>{words.sent(dayOf(sentAt))}</p>}
        {state === 'taken back' && <p className="font-semibold">{words.takenBack}</p>}
        {isAsking && (
          <>
            <p>{words.what}</p>
            <p>{words.how}</p>
          </>
        )}
        {state === 'invited' && !made && !isAgain && invitedAt && <p>{words.invited(dayOf(invitedAt))}</p>}
        <p className="text-sm text-ink-soft">{words.privacy}</p>
      </div>
      {made && <LinkMade made={made} />}
      {isAsking && <MakeLink onMade={madeOne} />}
      {state === 'invited' && !isAgain && !made && (
        <Button variant="secondary" className="mt-5 max-sm:w-full" onClick={() => setIsAgain(true)}>
          {words.again}
        </Button>
      )}
      {(state === 'invited' || state === 'sent') && <Withdraw id={episodeId} state={state} onDone={withdrawn} />}
    </Card>
  )
}

function MakeLink({ onMade }: { onMade: (made: Made) => Promise<void> }) {
  const [firstName, setFirstName] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const { run, isBusy, problem, setProblem } = useAction(preparationWords.failed)

  function make(event: FormEvent) {
    event.preventDefault()
    setIsWrong(!isFirstName(firstName))
    if (!isFirstName(firstName)) return document.getElementById('first-name')?.focus()
    void run(async () => {
      const { code, data, message } = await callApi('invite_informant', { firstName: firstName.trim() })
      if (code === 200 && data) return onMade({ link: data.link, firstName: firstName.trim() })
      setProblem(message || preparationWords.failed)
    })
    return undefined
  }

  return (
    <form onSubmit={make} noValidate className="mt-5 space-y-4">
      <TextField
        name="first-name"
        label={words.name}
        value={firstName}
        onChange={setFirstName}
        width="half"
        autoComplete="given-name"
        error={isWrong && !isFirstName(firstName) ? words.nameMissing : undefined}
      />
      {problem && <AlertMessage>{problem}</AlertMessage>}
      <Button type="submit" busy={isBusy} busyLabel={words.making} className="max-sm:w-full">
        {words.make}
      </Button>
    </form>
  )
}

/** Shown this once: nobody can read it again, we neither. */
function LinkMade({ made: { link, firstName } }: { made: Made }) {
  const [copied, setCopied] = useState<'not yet' | 'yes' | 'refused'>('not yet')
  const canShare = typeof navigator !== 'undefined' && typeof navigator.share === 'function'

  const copy = () =>
    navigator.clipboard
      ? navigator.clipboard.writeText(link).then(
          () => setCopied('yes'),
          () => setCopied('refused'),
        )
      : setCopied('refused')

  // Somebody who closes the share sheet has not failed at anything.
  const share = () => navigator.share({ text: words.shareText(firstName), url: link }).catch(() => undefined)

  return (
    <div className="mt-5 rounded-option bg-mint p-5">
      <p className="font-semibold" id="informant-link">
        {words.link}
      </p>
      <p className="mt-1 text-sm">{words.once(preparation.linkDays)}</p>
      <output
        aria-labelledby="informant-link"
        className="mt-3 block rounded-option bg-white p-3 text-sm select-all wrap-anywhere"
      >
        {link}
      </output>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" onClick={() => void copy()}>
          {copied === 'yes' ? words.copied : words.copy}
        </Button>
        {canShare && (
          <Button size="small" variant="secondary" onClick={() => void share()}>
            {words.share}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {copied === 'refused' ? words.notCopied : copied === 'yes' ? words.copied : ''}
      </p>
    </div>
  )
}

interface WithdrawProps {
  readonly id: string
  readonly state: 'invited' | 'sent'
  readonly onDone: () => Promise<void>
}

/** At any time, also after the appointment. */
export function Withdraw({ id, state, onDone }: WithdrawProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { run, isBusy, problem, setProblem } = useAction(preparationWords.failed)

  const withdraw = () =>
    run(async () => {
      const { code, message } = await callApi('withdraw_informant', { id })
      if (code !== 200) return setProblem(message || preparationWords.failed)
      setIsAsking(false)
      showToast({ title: words.withdrawn })
      await onDone()
    })

  if (!isAsking)
    return (
      <div className="mt-4">
        <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
          {words.withdraw}
        </Button>
      </div>
    )
  return (
    <div className="mt-5 rounded-option bg-paper-deep p-5">
      <p>{words.ask[state]}</p>
      {problem && <AlertMessage>{problem}</AlertMessage>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" onClick={() => setIsAsking(false)}>
          {words.no}
        </Button>
        <Button
          size="small"
          variant="secondary"
          busy={isBusy}
          busyLabel={words.withdrawing}
          onClick={() => void withdraw()}
        >
          {words.yes}
        </Button>
      </div>
    </div>
  )
}
