import { useState } from 'react'
import { bloodTestsWords } from '#content/blood-tests/my-blood-tests.ts'
import type { MyBloodTests } from '#contract/blood-tests/my-blood-tests.ts'
import { pages } from '#contract/pages.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { isKitOpen } from '#domain/blood-tests/kits.ts'
import { policy } from '#domain/clinical/policy.ts'
import { callApi } from '#web/browser/api.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { dayOf, formatDateOrText } from '../shell/format-date.ts'
import { Section } from '../shell/section.tsx'

const words = bloodTestsWords.kit

interface Props {
  readonly tests: MyBloodTests
  readonly onChange: () => Promise<void>
}

/** A kit by post: asked for, on its way, at the laboratory. One at a time. */
export function BloodKit({ tests, onChange }: Props) {
  const [latest] = tests.kits
  const open = latest && isKitOpen(latest.state) ? latest : null
  const hasFailed = latest?.state === 'unusable' || latest?.state === 'lost'
  return (
    <Section id="kit" heading={open ? words.open : words.heading} what={open ? undefined : words.what}>
      {open ? (
        <OpenKit kit={open} onChange={onChange} />
      ) : (
        <>
          {hasFailed && (
            <p className="mt-4 rounded-option bg-apricot-pale p-4">
              <span className="font-semibold">{words.states[latest.state]}.</span> {words.again}
            </p>
          )}
          <AskForKit tests={tests} onChange={onChange} />
        </>
      )}
    </Section>
  )
}

function AskForKit({ tests: { schedule, today, address, mayAskForKit }, onChange }: Props) {
  const [id, setId] = useState(randomUuid)
  const { run, isBusy, problem, setProblem } = useAction(() =>
    navigator.onLine ? bloodTestsWords.notSent : bloodTestsWords.offline,
  )
  if (!schedule || schedule.state === 'resting') return null
  const from = addDays(schedule.dueOn, -policy.bloodKitLeadDays)
  if (!mayAskForKit)
    return <p className="mt-4">{today < from ? words.from(formatDateOrText(from)) : words.notOffered}</p>

  const ask = () =>
    run(async () => {
      const { code, message } = await callApi('ask_for_blood_kit', { id })
      if (code !== 200) return setProblem(message)
      setId(randomUuid())
      showToast({ title: words.asked })
      await onChange()
    })

  return (
    <div className="mt-4 space-y-4">
      <div>
        <p className="text-sm text-ink-soft">{words.to}</p>
        <p className="font-medium">{address.join(', ')}</p>
        <p className="text-sm text-ink-soft">{words.otherAddress}</p>
      </div>
      {problem && <AlertMessage>{problem}</AlertMessage>}
      <Button variant="secondary" busy={isBusy} onClick={ask} className="max-sm:w-full">
        {words.button}
      </Button>
    </div>
  )
}

interface OpenKitProps {
  readonly kit: MyBloodTests['kits'][number]
  readonly onChange: () => Promise<void>
}

function OpenKit({ kit: { code, state, askedAt, sentAt, carrier, tracking, isLate }, onChange }: OpenKitProps) {
  const { run, isBusy, problem, setProblem } = useAction(bloodTestsWords.notSent)
  const cancel = () =>
    run(async () => {
      const reply = await callApi('cancel_blood_kit', {})
      if (reply.code !== 200) setProblem(reply.message)
      else showToast({ title: words.cancelled })
      await onChange()
    })
  return (
    <div className="mt-4 rounded-card border border-line bg-white p-5 sm:p-6">
      <p className="font-semibold">{words.states[state]}</p>
      <p className="text-sm text-ink-soft">
        {dayOf(sentAt ?? askedAt)}
        {carrier && tracking && ` · ${words.tracking(carrier, tracking)}`}
      </p>
      <p className="mt-4 text-sm text-ink-soft">{words.number}</p>
      <p className="text-[1.25rem] font-semibold tabular-nums">{code}</p>
      {state === 'sent' && (
        <>
          <p className="text-sm">{words.check}</p>
          <p className="mt-3">{words.how}</p>
        </>
      )}
      {isLate && (
        <div className="mt-4">
          <AlertMessage
            action={
              <ButtonLink to={pages.accountMessages} size="small" variant="secondary">
                {words.write}
              </ButtonLink>
            }
          >
            {words.late}
          </AlertMessage>
        </div>
      )}
      {problem && (
        <div className="mt-4">
          <AlertMessage>{problem}</AlertMessage>
        </div>
      )}
      {state === 'asked' && (
        <Button variant="secondary" size="small" busy={isBusy} onClick={cancel} className="mt-4">
          {words.cancel}
        </Button>
      )}
    </div>
  )
}
