import { useEffect } from 'react'
import { copyWords as words } from '#content/privacy/my-data.ts'
import type { MyData } from '#contract/privacy/my-data.ts'
import { formatSize } from '#domain/enquiries/attachments.ts'
import { retention } from '#domain/privacy/retention.ts'
import { promiseText } from '#domain/promises/promised-time.ts'
import { apiPrefix, callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { Late } from '#web/shared/promises/late.tsx'
import { useNow } from '#web/shared/promises/use-now.ts'
import type { Careful } from '../../identity/security/use-proof.tsx'
import { Fetching } from '../../shell/fetching.tsx'
import { dayAndTimeOf } from '../../shell/format-date.ts'
import { Section } from '../../shell/section.tsx'
import { useAttempts } from '../../shell/use-attempts.ts'

interface Props {
  readonly copy: MyData['copy']
  readonly careful: Careful
  readonly onChange: () => void
}

/** While one is being made the page looks whether it is ready. */
const lookEveryMs = 5_000

export function CopySection({ copy, careful, onChange }: Props) {
  const asking = useAttempts()
  const opening = useAttempts()
  const isMaking = copy?.ready === null
  const now = useNow()
  const told = isMaking ? promiseText(copy.promise, now) : null
  const problem = asking.problems[0] ?? opening.problems[0]

  useEffect(() => {
    if (!isMaking) return
    const timer = setInterval(onChange, lookEveryMs)
    return () => clearInterval(timer)
  }, [isMaking, onChange])

  const ask = () =>
    asking.run(async () => {
      const reply = await careful(() => callApi('ask_for_copy', {}))
      if (reply && reply.code !== 200) return [{ message: reply.message }]
      if (reply) showToast({ title: words.asked })
      onChange()
      return undefined
    })

  const download = () =>
    opening.run(async () => {
      const reply = await careful(() => callApi('open_copy', {}))
      if (reply?.code === 200 && reply.data) window.location.assign(`${apiPrefix()}/my_copy?id=${reply.data.id}`)
      else if (reply) return [{ message: reply.message }]
      return undefined
    })

  return (
    <Section id="copy" heading={words.heading} what={words.what(retention.exportDays)}>
      {copy?.ready === null && (
        <div className="mt-4">
          <Late told={told} className="mb-4" />
          <Fetching isLine>{words.making(dayAndTimeOf(copy.askedAt), told && !told.isLate ? told.by : null)}</Fetching>
        </div>
      )}
      {copy?.ready && (
        <div className="mt-4 rounded-card bg-mint p-6">
          <p>{words.ready(formatSize(copy.ready.size), dayAndTimeOf(copy.ready.until))}</p>
          <Button
            className="mt-4"
            size="small"
            busy={opening.isBusy}
            busyLabel={words.opening}
            onClick={() => void download()}
          >
            {words.download}
          </Button>
        </div>
      )}
      {problem && <AlertMessage>{problem.message}</AlertMessage>}
      {!isMaking && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant="secondary"
            size="small"
            busy={asking.isBusy}
            busyLabel={words.asking}
            onClick={() => void ask()}
          >
            {copy ? words.askAgain : words.ask}
          </Button>
          {copy && <p className="text-sm text-ink-soft">{words.replaces}</p>}
        </div>
      )}
      <details className="mt-5">
        <summary className="w-fit cursor-pointer py-2 font-semibold underline underline-offset-4 hover:text-green">
          {words.notIn}
        </summary>
        {words.notInWhat.map((paragraph) => (
          <p key={paragraph} className="mt-2 text-ink-soft">
            {paragraph}
          </p>
        ))}
      </details>
    </Section>
  )
}
