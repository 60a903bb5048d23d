import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { reminderWords as words } from '#content/treatment/reminders.ts'
import type { CallReply } from '#contract/calls.ts'
import { type ReminderWay, reminderHours, reminderWays } from '#domain/treatment/reminders.ts'
import { callApi } from '#web/browser/api.ts'
import { canPush, endpointHere, stopPushHere, subscribeHere } from '#web/browser/push-here.ts'
import { readApi } from '#web/browser/read-api.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { Radios } from '#web/kit/ui/radios.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { Fetching } from '../../shell/fetching.tsx'
import { NotFetched } from '../../shell/not-fetched.tsx'

type Reminder = CallReply<'my_reminder'>

/** When and how they are reminded on the days of their doses. */
export function ReminderSection() {
  const [held, setHeld] = useState<Reminder | 'loading' | 'failed'>('loading')

  const refresh = useCallback(async () => {
    const endpoint = await endpointHere()
    const reply = await readApi('my_reminder', { endpoint }).catch(() => null)
    setHeld((before) => reply?.data ?? (typeof before === 'string' ? 'failed' : before))
  }, [])

  useEffect(() => {
    void refresh()
  }, [refresh])

  return (
    <section aria-labelledby="reminders" className="rounded-card border border-line bg-white p-5 sm:p-7">
      <h2 id="reminders" className="text-[1.5rem]">
        {words.heading}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{words.says}</p>
      <div className="mt-4">
        {held === 'loading' && <Fetching>{words.loading}</Fetching>}
        {held === 'failed' && <NotFetched words={words} onAgain={() => void refresh()} />}
        {typeof held !== 'string' && (
          // Begun anew by another reminder alone: allowing this device must not undo what is chosen and not saved yet.
          <ChooseReminder key={JSON.stringify(held.reminder)} held={held} onChanged={refresh} />
        )}
      </div>
      <p className="mt-4 text-sm text-ink-soft">{words.stops}</p>
    </section>
  )
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

const defaultHour = 9

interface Props {
  readonly held: Reminder
  readonly onChanged: () => Promise<void>
}

function ChooseReminder({ held, onChanged }: Props) {
  const { reminder, publicKey, canText } = held
  const ways = reminderWays.filter((way) => (way === 'push' ? publicKey !== null : way !== 'text' || canText))
  const [hour, setHour] = useState(reminder?.hour ?? defaultHour)
  const [by, setBy] = useState<ReminderWay>(reminder?.by ?? ways[0] ?? 'email')
  const { run, isBusy, problem, setProblem } = useAction(words.notKept)

  const set = (next: Reminder['reminder'], says: string) =>
    run(async () => {
      if (next?.by === 'push' && !held.isHere && held.browsers === 0 && !(await addHere(publicKey, setProblem))) return
      const { code, message } = await callApi('set_reminder', { reminder: next })
      if (code !== 200) return setProblem(message || words.notKept)
      showToast({ title: says })
      await onChanged()
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    void set({ hour, by }, words.saved)
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <p className="font-semibold">{reminder ? words.on(clock(reminder.hour), words.ways[reminder.by]) : words.off}</p>
      <label className="block">
        <span className="mb-1.5 block font-semibold">{words.hour}</span>
        <select
          value={hour}
          onChange={(event) => setHour(Number(event.currentTarget.value))}
          className="min-h-13 cursor-pointer rounded-option border border-line-strong bg-white px-4 tabular-nums"
        >
          {reminderHours.map((one) => (
            <option key={one} value={one}>
              {clock(one)}
            </option>
          ))}
        </select>
      </label>
      <Radios
        name="reminder-way"
        legend={words.how}
        options={ways.map((value) => ({
          value,
          label: words.choices[value].label,
          hint: words.choices[value].hint ?? undefined,
        }))}
        value={by}
        onChange={setBy}
        isField
      />
      {by === 'push' && <ThisDevice held={held} onChanged={onChanged} />}
      {problem && <AlertMessage>{problem}</AlertMessage>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={isBusy}>
          {words.save}
        </Button>
        {reminder && (
          <Button type="button" size="small" variant="secondary" onClick={() => void set(null, words.stopped)}>
            {words.stop}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Lets this browser show notifications. False: it does not, and the reason is shown. */
async function addHere(publicKey: string | null, tell: (problem: string) => void): Promise<boolean> {
  if (!canPush() || publicKey === null) {
    tell(words.push.unsupported)
    return false
  }
  const browser = await subscribeHere(publicKey).catch(() => null)
  if (browser === null || browser === 'denied') {
    tell(browser === null ? words.push.failed : words.push.denied)
    return false
  }
  const { code, message } = await callApi('add_push_browser', browser)
  if (code === 200) return true
  await stopPushHere()
  tell(message || words.push.failed)
  return false
}

/** Whether this device shows notifications, and the way to change that. */
function ThisDevice({ held: { isHere, browsers, publicKey }, onChanged }: Props) {
  const { run, isBusy, problem, setProblem } = useAction(words.push.failed)
  const others = browsers - (isHere ? 1 : 0)

  const add = () =>
    run(async () => {
      if (await addHere(publicKey, setProblem)) await onChanged()
    })
  const remove = () =>
    run(async () => {
      const endpoint = await stopPushHere()
      if (endpoint !== null) await callApi('remove_push_browser', { endpoint })
      await onChanged()
    })

  return (
    <div className="rounded-option bg-paper-deep p-4">
      <p>{isHere ? words.push.here : canPush() ? words.push.notHere : words.push.unsupported}</p>
      {others > 0 && <p className="mt-1 text-sm text-ink-soft">{words.push.elsewhere(others)}</p>}
      {problem && <AlertMessage>{problem}</AlertMessage>}
      {(isHere || canPush()) && (
        <Button
          type="button"
          size="small"
          variant="secondary"
          className="mt-3"
          busy={isBusy}
          onClick={() => void (isHere ? remove() : add())}
        >
          {isHere ? words.push.remove : words.push.add}
        </Button>
      )}
    </div>
  )
}
