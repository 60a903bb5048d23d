import { useState } from 'react'
import { restrictionWords as words } from '#content/privacy/restriction.ts'
import type { MyData } from '#contract/privacy/my-data.ts'
import { type RestrictionGround, restrictionAnswerDays, restrictionGrounds } from '#domain/privacy/restriction.ts'
import { promiseText, type ReportedPromise } from '#domain/promises/promised-time.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { Radios } from '#web/kit/ui/radios.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { Late } from '#web/shared/promises/late.tsx'
import { useNow } from '#web/shared/promises/use-now.ts'
import { dayAndTimeOf } from '../../shell/format-date.ts'
import { Section } from '../../shell/section.tsx'
import { useAttempts } from '../../shell/use-attempts.ts'

interface Props {
  readonly restriction: MyData['restriction']
  readonly onChange: () => void
}

export function RestrictionSection({ restriction, onChange }: Props) {
  const isOpen = restriction?.state === 'asked' || restriction?.state === 'in force'
  return (
    <Section id="restrict" heading={words.heading} what={words.what}>
      {restriction && isOpen && <Standing restriction={restriction} onChange={onChange} />}
      {restriction && !isOpen && <Over restriction={restriction} />}
      {!isOpen && <AskToRestrict onChange={onChange} />}
    </Section>
  )
}

type Restriction = NonNullable<MyData['restriction']>

function linesOf({ state, askedAt, decidedAt, endsAt }: Restriction, told: ReportedPromise | null): string[] {
  if (state === 'asked')
    return [words.standing.asked(dayAndTimeOf(askedAt)), ...(told && !told.isLate ? [words.standing.by(told.by)] : [])]
  return [
    words.standing.inForce(dayAndTimeOf(decidedAt ?? askedAt)),
    ...(endsAt ? [words.standing.ends(dayAndTimeOf(endsAt))] : []),
  ]
}

/** It is asked for or in force. The patient ends it themselves, without a reason. */
function Standing({ restriction, onChange }: { restriction: Restriction; onChange: () => void }) {
  const { isBusy, problems, run } = useAttempts()
  const isAsked = restriction.state === 'asked'
  const now = useNow()
  const told = isAsked ? promiseText(restriction.promise, now) : null

  const lift = () =>
    run(async () => {
      const { code, message } = await callApi('lift_restriction', {})
      if (code === 200) showToast({ title: isAsked ? words.withdrawnTitle : words.liftedTitle })
      if (code === 200 || code === 409) onChange()
      return code === 200 ? undefined : [{ message }]
    })

  return (
    <div className="mt-4 rounded-card bg-apricot-pale p-6">
      <Late told={told} />
      {linesOf(restriction, told).map((line) => (
        <p key={line} className="font-semibold not-first:mt-2">
          {line}
        </p>
      ))}
      <Said restriction={restriction} />
      {problems[0] && <AlertMessage>{problems[0].message}</AlertMessage>}
      <Button
        size="small"
        className="mt-4"
        busy={isBusy}
        busyLabel={isAsked ? words.withdrawing : words.lifting}
        onClick={() => void lift()}
      >
        {isAsked ? words.withdraw : words.liftIt}
      </Button>
    </div>
  )
}

const Over = ({ restriction }: { restriction: Restriction }) => (
  <div className="mt-4">
    <p className="font-semibold">
      {restriction.state === 'declined'
        ? words.standing.declined(dayAndTimeOf(restriction.decidedAt ?? restriction.askedAt))
        : words.standing[restriction.state === 'withdrawn' ? 'withdrawn' : 'lifted']}
    </p>
    <Said restriction={restriction} />
    {restriction.state === 'declined' && <p className="mt-2">{words.complain}</p>}
  </div>
)

/** Why they asked, what we wrote, and when data of one case was used all the same. */
const Said = ({ restriction: { ground, words: own, reason, exceptions } }: { restriction: Restriction }) => (
  <div className="mt-4 space-y-3 border-t border-line-strong pt-4">
    <dl className="space-y-3">
      {[
        [words.youSaid, words.grounds[ground]],
        [words.youAdded, own],
        [words.because, reason],
      ].map(
        ([term, said]) =>
          said && (
            <div key={term}>
              <dt className="text-sm text-ink-soft">{term}</dt>
              <dd className="break-words whitespace-pre-line">{said}</dd>
            </div>
          ),
      )}
    </dl>
    {exceptions.map(({ at, allowedFor }) => (
      <p key={at}>{words.exception[allowedFor](dayAndTimeOf(at))}</p>
    ))}
  </div>
)

const options = restrictionGrounds.map((value) => ({ value, label: words.grounds[value] }))

function AskToRestrict({ onChange }: { onChange: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [ground, setGround] = useState<RestrictionGround>()
  const [own, setOwn] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { isBusy, problems, run } = useAttempts()

  const ask = () =>
    run(async () => {
      setIsMissing(!ground)
      if (!ground) return undefined
      const { code, message } = await callApi('ask_to_restrict', { ground, words: own })
      if (code === 200) showToast({ title: words.asked })
      if (code === 200 || code === 409) onChange()
      return code === 200 ? undefined : [{ message }]
    })

  if (!isOpen)
    return (
      <Button variant="secondary" size="small" className="mt-5" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
    )
  return (
    <form
      noValidate
      className="mt-6 space-y-5 rounded-card border border-line bg-white p-6 sm:p-7"
      onSubmit={(event) => {
        event.preventDefault()
        void ask()
      }}
    >
      <ul className="list-disc space-y-2 pl-5">
        {words.means.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Radios
        name="ground"
        legend={words.ground}
        isField
        options={options}
        value={ground}
        onChange={(next) => {
          setGround(next)
          setIsMissing(false)
        }}
        error={isMissing ? words.needsGround : undefined}
      />
      <TextArea
        name="words"
        label={words.words}
        hint={words.wordsHint}
        rows={3}
        limit={2_000}
        value={own}
        onChange={setOwn}
      />
      <p className="text-ink-soft">{words.answerWithin(restrictionAnswerDays)}</p>
      {problems[0] && <AlertMessage>{problems[0].message}</AlertMessage>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} busyLabel={words.busy}>
          {words.submit}
        </Button>
        <Button variant="secondary" onClick={() => setIsOpen(false)}>
          {words.close}
        </Button>
      </div>
    </form>
  )
}
