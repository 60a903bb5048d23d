import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { confirmationWords as words } from '#content/orders/payment-confirmation.ts'
import type { Confirmation as Confirmed } from '#contract/orders/guest-orders.ts'
import { type PagePath, pages, taskPath } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { caseKinds } from '#domain/cases/kinds.ts'
import { pounds } from '#domain/orders/money.ts'
import { dueAt, preparation } from '#domain/preparation/times.ts'
import { promiseText } from '#domain/promises/promised-time.ts'
import { callApi } from '#web/browser/api.ts'
import { noteConfirmationDue } from '#web/browser/confirmation-due.ts'
import { readApi } from '#web/browser/read-api.ts'
import { isSignedIn } from '#web/browser/signed-in.ts'
import { ThanksScene } from '#web/kit/art/thanks-scene.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { rememberReturn } from '#web/shared/pages/return-to.ts'

interface Props {
  /** They follow the link in their receipt: also what was put away is shown, and whoever did not pay here signs in. */
  readonly isAsked: boolean
  /** Shown while it is fetched. */
  readonly waiting: ReactNode
}

export function Confirmation({ isAsked, waiting }: Props) {
  const navigate = useNavigate()
  const [found, setFound] = useState<Confirmed | 'loading' | 'failed'>('loading')
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is what asks again.
  useEffect(() => {
    const leaving = new AbortController()
    readApi('payment_confirmation', { again: isAsked }, leaving.signal).then(
      ({ code, data }) => {
        if (leaving.signal.aborted) return
        if (code !== 200 || !data) return setFound('failed')
        if (data.confirmation) return setFound(data.confirmation)
        noteConfirmationDue(false)
        if (isAsked) leaveTo(isSignedIn() ? pages.account : pages.login)
      },
      () => leaving.signal.aborted || setFound('failed'),
    )
    return () => leaving.abort()
  }, [isAsked, tries])

  /** Whoever did not pay in this browser finds everything in their account. Nothing tells whether there is one. */
  const leaveTo = useEffectEvent((page: PagePath) => {
    if (page === pages.login) rememberReturn(pages.account)
    void navigate(page, { replace: true })
  })

  /** One that was paid for before may come in its place. */
  function hide() {
    document.getElementById('main')?.focus({ preventScroll: true })
    if (isAsked) void navigate(pages.home, { replace: true })
    setTries(tries + 1)
  }

  if (found === 'loading') return waiting
  if (found === 'failed')
    return (
      <Ground>
        <div role="alert" className="max-w-[40rem] space-y-5 text-lg">
          <h2 className="text-heading">{words.failedHeading}</h2>
          <p>{words.failed}</p>
          <Button onClick={() => setTries(tries + 1)}>{words.tryAgain}</Button>
        </div>
      </Ground>
    )
  return <Shown key={found.reference} confirmed={found} onHidden={hide} />
}

const Ground = ({ children }: { children: ReactNode }) => (
  // Up behind the header, which has no ground of its own here; what comes next would go up behind it as well.
  <div data-toasts-above className="-mt-16 mb-16 border-line border-b pb-10 sm:pb-14 lg:-mt-18 lg:mb-18">
    <div className="bg-linear-to-b from-apricot-pale to-apricot-pale/30">
      <ThanksScene className="h-60 w-full sm:h-72 lg:h-80" />
    </div>
    <div className={`${gutter} pt-6 sm:pt-10`}>{children}</div>
  </div>
)

function Shown({ confirmed, onHidden }: { confirmed: Confirmed; onHidden: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isHiding, setIsHiding] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { reference, kind, amountPence } = confirmed
  const [start, end] = words.heading[kind]

  // Whoever has come here by paying begins to read here, also where the page began at its h1 while this was loading; whoever
  // has begun with something else stays there.
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.matches('h1')) heading.current?.focus({ preventScroll: true })
  }, [])

  async function hide() {
    setIsHiding(true)
    setProblem(null)
    const { code } = await callApi('dismiss_confirmation', { reference }).catch(() => ({ code: 0 }))
    if (code === 200) return onHidden()
    setProblem(words.notHidden)
    setIsHiding(false)
  }

  const [first, ...following] = stepsOf(confirmed, Date.now())
  const isHeld = kind === 'order' && confirmed.decision !== null
  return (
    <Ground>
      <section
        aria-labelledby="confirmation"
        className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_27rem]"
      >
        <div>
          <h2
            ref={heading}
            id="confirmation"
            tabIndex={-1}
            data-starts-here
            className="text-title outline-none sm:text-[3.5rem] lg:text-[4.25rem]"
          >
            {start} <em className="inline-block text-green">{end}</em>
          </h2>
          <p className="mt-3 max-w-[34rem] text-lg sm:mt-5 sm:text-[1.3125rem]">
            {(isHeld ? words.held : words.paid)(pounds(amountPence))}
          </p>
          <dl className="mt-3 flex flex-wrap gap-x-3">
            <dt className="text-ink-soft">{words.reference}</dt>
            <dd className="font-semibold tabular-nums">{reference}</dd>
          </dl>
        </div>
        <div className="on-dark rounded-card bg-ink p-6 text-white sm:p-8 lg:row-span-2">
          {first.whose && <p className="mb-2 text-sm font-semibold text-sun">{first.whose}</p>}
          <h3 className="text-[1.625rem] leading-[1.15]">{first.title}</h3>
          <p className="mt-2.5 text-sage">{first.text}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
            <Way confirmed={confirmed} />
          </div>
        </div>
        <div>
          {following.length > 0 && (
            <>
              <h3 className="text-subheading">{words.following}</h3>
              <ol className="mt-4">
                {following.map(({ title, text }) => (
                  <li key={title} className="group/step relative flex gap-4 pb-5 last:pb-0">
                    <span
                      aria-hidden="true"
                      className="absolute top-5 bottom-0 left-[0.5rem] border-green-light border-l-2 border-dotted group-last/step:hidden"
                    />
                    <span
                      aria-hidden="true"
                      className="mt-1 size-4.5 shrink-0 rounded-full border-[3px] border-green-light bg-paper"
                    />
                    <div>
                      <p className="font-semibold">{title}</p>
                      <p className="text-ink-soft">{text}</p>
                    </div>
                  </li>
                ))}
              </ol>
            </>
          )}
          <Button variant="quiet" size="small" className="mt-4" busy={isHiding} onClick={() => void hide()}>
            {words.hide[0]}
            <span className="sr-only"> {words.hide[1]}</span>
          </Button>
          {problem && <AlertMessage>{problem}</AlertMessage>}
        </div>
      </section>
    </Ground>
  )
}

interface Step {
  /** Whose turn it is, of what is next. */
  readonly whose?: string
  readonly title: string
  readonly text: string
}

/** What is next, whose it is to do and by when; then what follows. */
function stepsOf(confirmed: Confirmed, now: number): readonly [Step, ...Step[]] {
  if (confirmed.kind === 'appointment') {
    const { whose, title, text } = words.appointment
    const next = { whose, title: title(formatDateTime(Date.parse(confirmed.startsAt))), text: text(confirmed.minutes) }
    const isPrepared = now < dueAt(Date.parse(confirmed.startsAt))
    return [
      next,
      ...(isPrepared ? [{ title: words.prepare.title, text: words.prepare.text(preparation.dueDays) }] : []),
      words.emailed,
      words.move,
    ]
  }
  const { tasks, turn, promise, decision } = confirmed
  const told = decision && promiseText(decision, now)
  const review = (text: string): Step => ({ title: words.review.title, text })
  const { workingDays } = caseKinds.order.decideWithin
  const { yours, ours } = words.turns
  if (tasks.left > 0) {
    const by = told && !told.isLate ? words.tasks.by(told.by) : words.tasks.soon
    const title = words.tasks.title(tasks.left, tasks.minutes)
    return [{ whose: yours, title, text: by }, review(words.review.within(workingDays)), words.decided]
  }
  if (turn === 'patient')
    return [{ whose: yours, ...words.reply }, review(words.review.within(workingDays)), words.decided]
  if (decision === null) return [words.onItsWay]
  const promised = promise && promiseText(promise, now)
  const by = promised && !promised.isLate ? words.review.by(promised.by) : words.review.soon
  return [{ whose: ours, ...review(by) }, words.decided]
}

/** The one thing to press. */
function Way({ confirmed }: { confirmed: Confirmed }) {
  if (confirmed.kind === 'appointment')
    return (
      <ButtonLink to={pages.yourOrder} size="large" arrow>
        {words.seeAppointment}
      </ButtonLink>
    )
  const { first } = confirmed.tasks
  if (first)
    return (
      <>
        <ButtonLink to={taskPath(first.gate)} size="large" arrow>
          {words.start}
        </ButtonLink>
        <span className="text-sm text-sage">{words.startMinutes(first.minutes)}</span>
      </>
    )
  const isInAccount = confirmed.turn === 'patient'
  return (
    <ButtonLink to={isInAccount ? pages.account : pages.yourOrder} size="large" arrow>
      {isInAccount ? words.openAccount : words.seeOrder}
    </ButtonLink>
  )
}
