import { useState } from 'react'
import { scheduleWords as words } from '#content/appointments/schedules.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { dateOf } from '../../cases/list/written-date.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { deskCall } from '../../desk-call.ts'

interface Props {
  readonly clinician: string
  readonly since: string | null
  readonly onChanged: () => Promise<void>
}

/** The secret address for one's own calendar program: made, made anew, ended. */
export function CalendarFeed({ clinician, since, onChanged }: Props) {
  const [address, setAddress] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function change(wanted: 'new' | 'none') {
    setIsBusy(true)
    try {
      const { code, data, message } = await deskCall('desk_calendar_feed', { clinician, wanted })
      if (code !== 200 || !data) return showToast({ title: message })
      setAddress(data.address)
      if (wanted === 'none') showToast({ title: words.feedEnded })
      await onChanged()
    } catch {
      showToast({ title: words.failed })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <section className="space-y-2.5">
      <h2 className="text-[1.25rem]">{words.feed}</h2>
      <p className="text-xs text-ink-soft">{words.feedHint}</p>
      {address ? (
        <div role="status">
          <label htmlFor="feed-address" className="mb-1 block text-xs font-semibold">
            {words.feedAddress}
          </label>
          <input
            id="feed-address"
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
            className="block min-h-10 w-full rounded-lg border border-line-strong bg-white px-3 text-xs"
          />
          <p className="mt-1 text-xs text-ink-soft">{words.feedOnce}</p>
        </div>
      ) : (
        since && <p>{words.feedSince(dateOf(since))}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <DeskButton isBusy={isBusy} busyLabel={words.saving} onPress={() => void change('new')}>
          {since ? words.feedRotate : words.feedNew}
        </DeskButton>
        {since && (
          <DeskButton tone="danger" isBusy={isBusy} busyLabel={words.saving} onPress={() => void change('none')}>
            {words.feedEnd}
          </DeskButton>
        )}
      </div>
    </section>
  )
}
