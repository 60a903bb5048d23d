import { useRef, useState } from 'react'
import { callBackWords as words } from '#content/safeguarding/call-backs.ts'
import type { ConcernView, ShownCallBack } from '#contract/safeguarding/desk-safeguarding.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import {
  callBackTimeProblem,
  callBackUrgency,
  furthestCallBackDays,
  missedBeforeEscalation,
} from '#domain/safeguarding/call-backs.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { dateAndTimeOf, weekdayAndTimeOf } from '../cases/list/format-date.ts'
import { useNow } from '../cases/list/use-now.ts'
import { DeskButton } from '../components/desk-button.tsx'
import { DeskLine } from '../components/desk-line.tsx'
import { DeskSelect } from '../components/desk-select.tsx'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'
import { ageOf } from '../operations/age.ts'
import { useMe } from '../shell/me.ts'

interface Props {
  readonly found: ConcernView
  readonly onChanged: () => Promise<void>
}

/** Where `c` leads. */
export const callBackField = 'call-back-heading'

/** Calls that are set for a time: those to come with who makes them, and what the others came to. */
export function CallBacks({ found, onChanged }: Props) {
  const { callBacks, missedCallBacks } = found
  const open = callBacks.filter(({ ended }) => ended === null)
  const over = callBacks.filter(({ ended }) => ended !== null)
  const isOpen = found.state !== 'closed'
  if (!isOpen && callBacks.length === 0) return null
  return (
    <section aria-labelledby={callBackField} className="space-y-3 border-t border-line pt-4">
      <h2 id={callBackField} tabIndex={-1} className="text-[1.375rem]">
        {words.heading}
      </h2>
      {isOpen && missedCallBacks > 0 && (
        <p className="rounded-option bg-caution/40 px-3.5 py-2 font-semibold">
          {words.missed(missedCallBacks, missedBeforeEscalation)}
        </p>
      )}
      {open.length > 0 && (
        <ul className="space-y-2.5">
          {open.map((callBack) => (
            <OpenCallBack key={callBack.id} callBack={callBack} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {over.length > 0 && (
        <ul className="space-y-1 text-xs text-ink-soft">
          {over.map(({ id, dueAt, ended }) => (
            <li key={id}>
              {weekdayAndTimeOf(dueAt)}:{' '}
              {ended && words.ended(words.endings[ended.as], ended.by, dateAndTimeOf(ended.at))}
            </li>
          ))}
        </ul>
      )}
      {isOpen && <SetCallBack found={found} onChanged={onChanged} />}
    </section>
  )
}

const link = 'min-h-6 cursor-pointer text-xs font-semibold underline underline-offset-4 hover:text-green'

function OpenCallBack({ callBack, onChanged }: { callBack: ShownCallBack; onChanged: () => Promise<void> }) {
  const { id, dueAt, assignedTo } = callBack
  const now = useNow(minuteMs)
  const { save, problem } = useSave(onChanged, words.failed)
  const urgency = callBackUrgency(Date.parse(dueAt), now)
  const when = weekdayAndTimeOf(dueAt)
  const who = assignedTo === null ? words.unassigned : assignedTo.isMe ? words.withYou : words.with(assignedTo.name)
  const take = (isMine: boolean) =>
    void save(() => deskCall('desk_take_call_back', { callBackId: id, isMine, seen: assignedTo?.id ?? null }))
  return (
    <li
      className={`rounded-xl border px-3.5 py-2.5 ${urgency === 'overdue' ? 'border-brick bg-brick-pale' : urgency === 'soon' ? 'border-sun bg-caution/30' : 'border-line bg-white'}`}
    >
      <p className="font-semibold">
        {words.due(when)}
        {urgency === 'overdue' && <span className="block text-brick">{words.overdue(ageOf(dueAt, now))}</span>}
      </p>
      <p className="text-xs text-ink-soft">{who}</p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        <button type="button" className={link} onClick={() => take(!assignedTo?.isMe)}>
          {assignedTo?.isMe ? words.unassign : words.take}
          <span className="sr-only">{words.of(when)}</span>
        </button>
        <button
          type="button"
          className={link}
          onClick={() => void save(() => deskCall('desk_cancel_call_back', { callBackId: id }))}
        >
          {words.cancel}
          <span className="sr-only">{words.of(when)}</span>
        </button>
      </p>
      {problem && <AlertMessage>{problem}</AlertMessage>}
    </li>
  )
}

/** As the fields of the browser give them, read as a time in London. Null: it is none. */
function instantOf(date: string, time: string): number | null {
  return /^\d{4}-\d\d-\d\d$/.test(date) && /^\d\d:\d\d/.test(time) ? instantAt({ date, time: time.slice(0, 5) }) : null
}

function SetCallBack({ found: { id, assignees }, onChanged }: Props) {
  const me = useMe()
  const [date, setDate] = useState(() => londonTimeAt(Date.now()).date)
  const [time, setTime] = useState('')
  const [assignedTo, setAssignedTo] = useState(me?.id ?? '')
  // The same until it has arrived: sent again it is the same.
  const callBackId = useRef(randomUuid())
  const { save, isBusy, problem } = useSave(onChanged, words.failed)
  const dueAt = instantOf(date, time)
  const wrong = dueAt === null ? null : callBackTimeProblem(dueAt, Date.now())
  const why =
    dueAt === null ? words.form.needsTime : wrong === null ? null : words.timeProblems(furthestCallBackDays)[wrong]
  const options = assignees.map((one) => ({
    value: one.id,
    label: one.id === me?.id ? words.form.me(one.name) : one.name,
  }))

  async function set() {
    if (why !== null || dueAt === null) return
    const due = new Date(dueAt).toISOString()
    const body = { id, callBackId: callBackId.current, dueAt: due, assignedTo: assignedTo === '' ? null : assignedTo }
    if (!(await save(() => deskCall('desk_set_call_back', body)))) return
    callBackId.current = randomUuid()
    setTime('')
    showToast({ title: words.form.saved(weekdayAndTimeOf(due)) })
  }

  return (
    <fieldset className="space-y-3">
      <legend className="mb-1 text-base font-semibold">{words.form.heading}</legend>
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2.5">
        <DeskLine type="date" label={words.form.date} value={date} onChange={setDate} />
        <DeskLine type="time" label={words.form.time} value={time} onChange={setTime} />
      </div>
      <DeskSelect
        label={words.form.assignee}
        value={options.some(({ value }) => value === assignedTo) ? assignedTo : ''}
        options={[...options, { value: '', label: words.form.anyone }]}
        onChange={setAssignedTo}
      />
      {problem && <AlertMessage>{problem}</AlertMessage>}
      <DeskButton why={why} isBusy={isBusy} busyLabel={words.form.saving} onPress={() => void set()}>
        {words.form.button}
      </DeskButton>
    </fieldset>
  )
}
