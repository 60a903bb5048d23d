import { Link, useNavigate } from 'react-router'
import { caseWords } from '#content/cases/case.ts'
import { outcomeWords, concernWords as words } from '#content/safeguarding/desk-safeguarding.ts'
import { conversationPath, personPath } from '#contract/desk/addresses.ts'
import type { ConcernView } from '#contract/safeguarding/desk-safeguarding.ts'
import { internationalPhone } from '#domain/identity/phone.ts'
import { useAction } from '#web/browser/use-action.ts'
import type { Read } from '#web/browser/use-read.ts'
import { Phone } from '#web/kit/ui/icons.tsx'
import { ClockedHead } from '../cases/list/clocked-head.tsx'
import { dateAndTimeOf, formatShortDate } from '../cases/list/format-date.ts'
import { NextCase } from '../cases/queue/next-case.tsx'
import { deskCall } from '../desk-call.ts'
import { RestrictedBanner } from '../privacy/restriction/restricted-banner.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { Kbd } from '../shell/kbd.tsx'
import { useKeys } from '../shell/keys.ts'
import { useMay } from '../shell/me.ts'
import { CallBacks, callBackField } from './call-backs.tsx'
import { CloseForm, closeField } from './close-form.tsx'
import { ContactForm, contactField } from './contact-form.tsx'
import { Contacts } from './contacts.tsx'
import { ReportedAnswers } from './reported-answers.tsx'

interface Props {
  readonly found: ConcernView
  readonly shown: Read<ConcernView>
}

const focus = (id: string) => () => document.getElementById(id)?.focus()

/** Who, how to reach them and what they told at the left; what is done about it at the right. */
export function ConcernScreen({ found, shown }: Props) {
  const navigate = useNavigate()
  const mayWork = useMay('work-cases')
  const isOpen = found.state !== 'closed'
  const accountId = found.person?.accountId
  const thread = useMay('message') && accountId ? conversationPath(accountId) : null
  const { refresh } = shown
  useKeys([
    { key: 'r', does: words.keys.refresh, run: () => void refresh() },
    ...(thread ? [{ key: 'm', does: words.keys.messages, run: () => navigate(thread) }] : []),
    ...(isOpen ? [{ key: 'c', does: words.keys.callBack, run: focus(callBackField) }] : []),
    ...(isOpen && mayWork ? [{ key: 'a', does: words.keys.contact, run: focus(contactField) }] : []),
    ...(isOpen ? [{ key: 'x', does: words.keys.close, run: focus(closeField) }] : []),
  ])
  return (
    <div
      data-fills-screen
      className="-mx-4 -my-4 flex flex-col min-[60rem]:-mx-7 min-[60rem]:-my-6 min-[60rem]:h-svh min-[60rem]:min-h-[36rem]"
    >
      <ConcernHead found={found} thread={thread} />
      <AlarmBanner found={found} onTaken={refresh} />
      <LockBanner found={found} />
      <RestrictedBanner of={null} restriction={found.restriction} onChanged={refresh} />
      <div className="px-6 pt-3 empty:hidden">
        <Freshness of={shown} />
      </div>
      <div className="grid min-h-0 flex-1 min-[60rem]:grid-cols-[minmax(0,1fr)_21rem]">
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
          tabIndex={0}
          aria-label={words.title}
          className="min-h-0 space-y-6 overflow-y-auto px-6 py-5"
        >
          <ContactDetails found={found} />
          <ReportedAnswers found={found} />
          <Contacts found={found} />
        </section>
        <section
          aria-label={words.rail}
          className="min-h-0 space-y-6 overflow-y-auto border-line bg-white px-5 py-5 max-[60rem]:border-t min-[60rem]:border-l"
        >
          {isOpen ? (
            <>
              {mayWork && <ContactForm found={found} onDone={refresh} />}
              <CallBacks found={found} onChanged={refresh} />
              <CloseForm found={found} onDone={refresh} />
              {/* After an attempt the concern stays open, and its call-back brings it up again. */}
              {found.contacts.length > 0 && (
                <div className="space-y-3 border-t border-line pt-4">
                  <NextCase />
                </div>
              )}
            </>
          ) : (
            <>
              <Ending found={found} />
              <CallBacks found={found} onChanged={refresh} />
            </>
          )}
        </section>
      </div>
    </div>
  )
}

function ConcernHead({ found, thread }: { found: ConcernView; thread: string | null }) {
  const { person, raisedAt, state, clock, calledName } = found
  return (
    <ClockedHead
      name={person?.name ?? calledName ?? words.unknown}
      facts={[
        words.title,
        person?.born && caseWords.born(formatShortDate(person.born)),
        words.raised(dateAndTimeOf(raisedAt)),
      ]}
      accountId={person?.accountId ?? null}
      {...{ state, clock, thread, words }}
    />
  )
}

const Ending = ({ found: { ending } }: { found: ConcernView }) =>
  ending && (
    <div>
      <h2 className="text-[1.375rem]">{outcomeWords[ending.outcome]}</h2>
      <p className="mt-1 text-xs text-ink-soft">{words.closed(ending.by.name, dateAndTimeOf(ending.at))}</p>
      <p className="mt-3 mb-6 wrap-anywhere whitespace-pre-line">{ending.said}</p>
      <NextCase />
    </div>
  )

const alarmWords = words.alarm

/** Whether anybody has it. Whoever presses first does, and nobody else is called. */
function AlarmBanner({ found: { id, alarm }, onTaken }: { found: ConcernView; onTaken: () => Promise<void> }) {
  const mayTake = useMay('decide-cases')
  const { run, isBusy, problem, setProblem } = useAction(words.form.failed)
  const isWaiting = alarm !== null && alarm.at === null

  const take = () =>
    run(async () => {
      const { code, message } = await deskCall('desk_acknowledge', { caseId: id })
      if (code !== 200) setProblem(message)
      await onTaken()
    })
  const canTake = isWaiting && mayTake
  useKeys(canTake ? [{ key: 't', does: words.keys.take, run: () => void take() }] : [])
  if (!alarm) return null
  const said =
    alarm.at === null
      ? alarmWords.none
      : alarm.by
        ? alarmWords.by(alarm.by, dateAndTimeOf(alarm.at))
        : alarmWords.dealtWith
  return (
    <div
      role="status"
      className={`flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 px-6 py-2 font-semibold ${isWaiting ? 'border-b-2 border-brick bg-brick-pale text-ink' : 'bg-mint'}`}
    >
      <p>{said}</p>
      {problem && <p>{problem}</p>}
      {canTake && (
        <button
          type="button"
          onClick={() => void take()}
          className="inline-flex min-h-10 cursor-pointer items-center gap-2.5 rounded-full bg-ink px-4 text-white hover:bg-green"
        >
          {isBusy ? alarmWords.taking : alarmWords.take} <Kbd>t</Kbd>
        </button>
      )}
    </div>
  )
}

/** Where supply is locked by a symptom: the lock outlasts the concern, and is lifted in the record. */
const LockBanner = ({ found: { isSupplyLocked, person } }: { found: ConcernView }) =>
  isSupplyLocked &&
  person && (
    <p className="bg-caution/25 px-6 py-2.5">
      <span className="font-semibold">{words.lock.locked}</span>{' '}
      <Link to={personPath(person.accountId)} className="inline-block font-semibold underline underline-offset-4">
        {words.lock.lift}
      </Link>
    </p>
  )

const contactWords = words.reach

const messageRule = (mayLeave: boolean | null) =>
  mayLeave === null ? contactWords.notAsked : mayLeave ? contactWords.mayMessage : contactWords.mayNot

/** How to reach them, and what must not be done in doing so. */
function ContactDetails({ found: { phones, person, calledName, mayLeaveMessage } }: { found: ConcernView }) {
  return (
    <section>
      <h2 className="mb-2 text-[1.375rem]">{contactWords.heading}</h2>
      {phones.length === 0 && <p className="text-ink-soft">{contactWords.none}</p>}
      <ul className="flex flex-wrap gap-3">
        {phones.map(({ number, from }) => (
          <li key={number}>
            <a
              href={`tel:${internationalPhone(number)}`}
              className="inline-flex min-h-11 items-center gap-2.5 rounded-full border-2 border-ink px-4 font-semibold tabular-nums hover:bg-ink hover:text-white"
            >
              <Phone className="size-4.5" />
              {number} <span className="text-xs font-normal">{contactWords[from]}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={`mt-3 ${mayLeaveMessage ? '' : 'font-semibold text-brick'}`}>{messageRule(mayLeaveMessage)}</p>
      {calledName && <p className="mt-1">{contactWords.called(calledName)}</p>}
      {person?.email && (
        <p className="mt-1 text-ink-soft">
          {contactWords.email}: {person.email}
        </p>
      )}
    </section>
  )
}
