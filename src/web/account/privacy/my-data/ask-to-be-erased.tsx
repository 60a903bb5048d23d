import { useState } from 'react'
import { erasureWords as words } from '#content/privacy/my-data.ts'
import type { MyData } from '#contract/privacy/my-data.ts'
import { pounds } from '#domain/orders/money.ts'
import { retention } from '#domain/privacy/retention.ts'
import { promiseText } from '#domain/promises/promised-time.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import type { Careful } from '../../identity/security/use-proof.tsx'
import { dayAndTimeOf } from '../../shell/format-date.ts'
import { useAttempts } from '../../shell/use-attempts.ts'

interface Props {
  readonly data: MyData
  readonly careful: Careful
  readonly onChange: () => void
}

/** What it means stands there before somebody says yes, and yes is said twice: by a tick, and by a password. */
export function AskToBeErased({ data, careful, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [isUnderstood, setIsUnderstood] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const { isBusy, problems, run } = useAttempts()

  const ask = () =>
    run(async () => {
      setIsMissing(!isUnderstood)
      if (!isUnderstood) return undefined
      const reply = await careful(() => callApi('ask_to_be_erased', { understood: true }))
      if (!reply) return undefined
      // It was asked for in another tab: the page shows that instead.
      if (reply.code === 409) onChange()
      if (reply.code !== 200 || !reply.data) return [{ message: reply.message }]
      const told = promiseText(reply.data.promise, Date.now())
      showToast({ title: words.asked(told.isLate ? null : told.by), description: words.askedWhat })
      onChange()
      return undefined
    })

  if (!isOpen)
    return (
      <Button variant="secondary" size="small" className="mt-5" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
    )
  return (
    <section aria-labelledby="what-it-means" className="mt-6 rounded-card border border-line bg-white p-6 sm:p-7">
      <h3 id="what-it-means" className="mb-3 text-[1.25rem]">
        {words.meansHeading}
      </h3>
      <WhatItMeans data={data} />
      <p className="mt-4">{words.copyFirst}</p>
      <div className="mt-5">
        <Checkbox
          name="understood"
          label={words.understood}
          checked={isUnderstood}
          onChange={(next) => {
            setIsUnderstood(next)
            setIsMissing(false)
          }}
          error={isMissing ? words.needsUnderstood : undefined}
        />
      </div>
      {problems[0] && <AlertMessage>{problems[0].message}</AlertMessage>}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => setIsOpen(false)}>{words.keep}</Button>
        <Button variant="secondary" busy={isBusy} busyLabel={words.busy} onClick={() => void ask()}>
          {words.submit}
        </Button>
      </div>
    </section>
  )
}

const { ending } = words

/** Everything that would end, and what has to be waited for, before somebody says yes. */
function WhatItMeans({ data: { ending: under, waitsFor } }: { data: MyData }) {
  const lines = [
    ...under.orders.map(({ reference, heldPence }) =>
      heldPence === null ? ending.unpaid(reference) : ending.order(reference, pounds(heldPence)),
    ),
    ...under.appointments.map(({ startsAt, refundPence }) =>
      ending.appointment(dayAndTimeOf(startsAt), refundPence === null ? null : pounds(refundPence)),
    ),
    ...(under.hasTreatment ? [ending.plan] : []),
    ...words.means(retention.erasureDays),
  ]
  return (
    <>
      <ul className="list-disc space-y-2 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {waitsFor && <p className="mt-4 rounded-option bg-apricot-pale p-4">{words.waits[waitsFor]}</p>}
    </>
  )
}
