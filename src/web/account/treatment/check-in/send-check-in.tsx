import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { changedAnswersWords } from '#content/evidence/changed-answers.ts'
import { noAnswer } from '#content/identity/account.ts'
import { checkInWords } from '#content/treatment/check-in.ts'
import type { CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { caseKinds } from '#domain/cases/kinds.ts'
import { pounds } from '#domain/orders/money.ts'
import { callApi } from '#web/browser/api.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { focusPageStart } from '#web/kit/ui/page-heading.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { forgetCheckIn, type OpenCheckIn } from '#web/shared/answers/check-in.ts'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { PayForPen } from './pay-for-pen.tsx'

const words = checkInWords.page
const decideWithin = caseKinds.check_in.decideWithin.workingDays

interface Props {
  readonly open: OpenCheckIn
  readonly onChange: () => void
}

/** The answers to review, what they lead to and what it costs, before they are sent. */
export function SendCheckIn({ open, onChange }: Props) {
  const { id, answers, pen, wish } = open
  const navigate = useNavigate()
  const [toPay, setToPay] = useState<CallReply<'finish_check_in'>['toPay']>(null)
  const { run, isBusy, problem, setProblem } = useAction(noAnswer)
  // The patient changed an answer that had ruled the medicine out.
  const [isReasonAsked, setIsReasonAsked] = useState(false)
  const [reason, setReason] = useState('')
  const isPen = wish !== 'pause' && wish !== 'stop'

  const send = () =>
    run(async () => {
      const given = { id, pricePence: pen?.pricePence ?? null, ...(reason.trim() === '' ? {} : { reason }) }
      const { code, data, message } = await callApi('finish_check_in', given)
      if (code !== 200 || !data) {
        setProblem(message || noAnswer)
        if ((data as { problem?: string } | null)?.problem === 'answer changed') setIsReasonAsked(true)
        if (code === 409) onChange()
        return
      }
      forgetCheckIn()
      if (data.toPay) return setToPay(data.toPay)
      if (isPen) {
        onChange()
        // The button is about to go, and with it the place where the person was.
        window.scrollTo(0, 0)
        focusPageStart()
      } else navigate(pages.accountTreatmentChange)
    })

  if (toPay) return <PayForPen toPay={toPay} isBegun onChange={onChange} />
  return (
    <div className="space-y-8">
      <section aria-labelledby="next-pen" className="rounded-card bg-mint p-6 sm:p-8">
        <h2 id="next-pen" className="text-[1.75rem]">
          {pen ? words.next : words.noPenTitle}
        </h2>
        {pen ? (
          <NextPen pen={pen} />
        ) : (
          <p className="mt-2 max-w-[60ch]">{isPen ? words.noPen(decideWithin) : words.pauseOrStop}</p>
        )}
        {problem && (
          <div className="mt-4">
            <AlertMessage>{problem}</AlertMessage>
          </div>
        )}
        {isReasonAsked && (
          <div className="mt-4">
            <TextArea
              name="changed-reason"
              label={changedAnswersWords.reason}
              hint={changedAnswersWords.hint}
              rows={3}
              limit={1_000}
              value={reason}
              onChange={setReason}
            />
          </div>
        )}
        <Button className="mt-6" arrow busy={isBusy} busyLabel={words.paying} onClick={() => void send()}>
          {pen ? words.pay(pounds(pen.pricePence)) : words.send}
        </Button>
      </section>
      <section aria-labelledby="answers">
        <h2 id="answers" className="text-[1.5rem]">
          {words.answers}
        </h2>
        <dl className="mt-3 divide-y divide-line border-y border-line">
          {answers.map(({ path, question, answer }) => (
            <div key={path} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
              <dt className="text-sm text-ink-soft">{question}</dt>
              <dd className="col-start-1 font-medium">
                {answer.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </dd>
              <dd className="col-start-2 row-span-2 row-start-1">
                <Link to={path} className={inlineLink} aria-label={`${words.change}: ${question}`}>
                  {words.change}
                </Link>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

/** The reasons are never folded: the dose may be another than the one that was wished for. */
function NextPen({ pen: { medicine, dose, pricePence, reasons } }: { pen: NonNullable<OpenCheckIn['pen']> }) {
  const price = pounds(pricePence)
  return (
    <>
      <p className="mt-2 text-lg font-semibold">{words.dose(medicine, dose)}</p>
      <p>{words.price(price)}</p>
      <p className="mt-3 max-w-[60ch] text-sm">{words.held(price)}</p>
      <h3 className="mt-3 font-sans text-base font-semibold tracking-normal">{words.why}</h3>
      <ul className="mt-2 max-w-[60ch] list-disc space-y-1 pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  )
}
