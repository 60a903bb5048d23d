import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { confirmationWords as words } from '#content/orders/payment-confirmation.ts'
import type { Confirmation as Confirmed } from '#contract/orders/guest-orders.ts'
import { type PagePath, pages, taskPath } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { caseKinds } from '#domain/cases/kinds.ts'
import { pounds } from '#domain/orders/money.ts'
import { promiseText } from '#domain/promises/promised-time.ts'
import { callApi } from '#web/browser/api.ts'
import { noteConfirmationDue } from '#web/browser/confirmation-due.ts'
import { readApi } from '#web/browser/read-api.ts'
import { isSignedIn } from '#web/browser/signed-in.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { rememberReturn } from '#web/shared/pages/return-to.ts'

interface Props {
  /** They follow the link in their receipt: also what was put away is shown, and whoever did not pay here signs in. */
  readonly isAsked: boolean
  /** Kept free while it is fetched. */
  readonly room: string
}

export function Confirmation({ isAsked, room }: Props) {
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

  if (found === 'loading') return <div className={room} />
  if (found === 'failed')
    return (
      <Ground>
        <div role="alert" className="max-w-[40rem] space-y-5 text-lg">
          <p>{words.failed}</p>
          <Button onClick={() => setTries(tries + 1)}>{words.tryAgain}</Button>
        </div>
      </Ground>
    )
  return <Shown key={found.reference} confirmed={found} onHidden={hide} />
}

const Ground = ({ children }: { children: ReactNode }) => (
  // Up behind the header, which has no ground of its own here; what comes next would go up behind it as well.
  <div className="-mt-16 mb-16 bg-mint pt-16 lg:-mt-18 lg:mb-18 lg:pt-18">
    <div className={`${gutter} pt-4 pb-10 sm:pt-12 sm:pb-14`}>{children}</div>
  </div>
)

function Shown({ confirmed, onHidden }: { confirmed: Confirmed; onHidden: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isHiding, setIsHiding] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { reference, kind, amountPence } = confirmed
  const [start, end] = words.heading[kind]

  // Whoever has come here by paying begins to read here; whoever has begun with something else stays there.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])

  async function hide() {
    setIsHiding(true)
    setProblem(null)
    const { code } = await callApi('dismiss_confirmation', { reference }).catch(() => ({ code: 0 }))
    if (code === 200) return onHidden()
    setProblem(words.notHidden)
    setIsHiding(false)
  }

  return (
    <Ground>
      <section aria-labelledby="confirmation" className="mx-auto max-w-[64rem] lg:mx-0">
        <h2
          ref={heading}
          id="confirmation"
          tabIndex={-1}
          data-starts-here
          className="text-question outline-none sm:text-title"
        >
          {start} <em className="text-green">{end}</em>
        </h2>
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-1.5">
          <Fact term={words.reference}>{reference}</Fact>
          <Fact term={words.amount}>
            {(kind === 'order' && confirmed.decision ? words.held : words.paid)(pounds(amountPence))}
          </Fact>
        </dl>
        <div className="mt-4 rounded-card bg-white p-5 sm:mt-8 sm:p-8">
          <h3 className="text-subheading">{words.next}</h3>
          <ol className="mt-3 space-y-3 sm:mt-4 sm:space-y-4">
            {stepsOf(confirmed, Date.now()).map(({ title, text }, place) => (
              <li key={title} className="flex gap-3 sm:gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-8 shrink-0 place-items-center rounded-full bg-sage font-display leading-none"
                >
                  {place + 1}
                </span>
                <div className="pt-0.5">
                  <p className="font-semibold">{title}</p>
                  <p className="text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1 sm:mt-6">
            <Way confirmed={confirmed} />
            <Button variant="quiet" size="small" className="ml-auto" busy={isHiding} onClick={() => void hide()}>
              {words.hide[0]}
              <span className="sr-only"> {words.hide[1]}</span>
            </Button>
          </div>
          {problem && <AlertMessage>{problem}</AlertMessage>}
        </div>
      </section>
    </Ground>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex gap-2">
    <dt className="text-ink-soft">{term}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
)

interface Step {
  readonly title: string
  readonly text: string
}

/** What happens next, whose it is to do and by when. */
function stepsOf(confirmed: Confirmed, now: number): readonly Step[] {
  if (confirmed.kind === 'appointment') {
    const { title, text } = words.appointment
    return [
      { title: title(formatDateTime(Date.parse(confirmed.startsAt))), text: text(confirmed.minutes) },
      words.emailed,
    ]
  }
  const { tasks, turn, promise, decision } = confirmed
  const told = decision && promiseText(decision, now)
  const review = (text: string): Step => ({ title: words.review.title, text })
  const { workingDays } = caseKinds.order.decideWithin
  if (tasks.left > 0) {
    const by = told && !told.isLate ? words.tasks.by(told.by) : words.tasks.soon
    const title = words.tasks.title(tasks.left, tasks.minutes)
    return [{ title, text: by }, review(words.review.within(workingDays)), words.decided]
  }
  if (turn === 'patient') return [words.reply, review(words.review.within(workingDays)), words.decided]
  if (decision === null) return [words.onItsWay]
  const promised = promise && promiseText(promise, now)
  return [review(promised && !promised.isLate ? words.review.by(promised.by) : words.review.soon), words.decided]
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
        <span className="text-sm text-ink-soft">{words.startMinutes(first.minutes)}</span>
      </>
    )
  const isInAccount = confirmed.turn === 'patient'
  return (
    <ButtonLink to={isInAccount ? pages.account : pages.yourOrder} size="large" arrow>
      {isInAccount ? words.openAccount : words.seeOrder}
    </ButtonLink>
  )
}
