import { useEffect, useState } from 'react'
import type { SignId } from '#content/treatment/red-flags.ts'
import { unwellWords as words } from '#content/treatment/symptom-report.ts'
import type { CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { promiseText } from '#domain/promises/promised-time.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { Tick, Waiting } from '#web/kit/ui/icons.tsx'
import { rememberReturn } from '../pages/return-to.ts'
import { Late } from '../promises/late.tsx'
import { useNow } from '../promises/use-now.ts'

const when = (moment: string) => formatDateTime(Date.parse(moment))

/** After signing in, the patient returns here. */
export function SignedOut() {
  const remember = () => rememberReturn(window.location.pathname + window.location.search)
  return (
    <AlertMessage
      action={
        <ButtonLink size="small" variant="secondary" to={pages.login} onClick={remember}>
          {words.signIn}
        </ButtonLink>
      }
    >
      {words.signedOut}
    </AlertMessage>
  )
}

/** Reports a symptom to our prescribers and shows whether that has worked. */
export function ReportSign({ sign }: { sign: SignId }) {
  const { telling, tellAgain } = useTellUnwell(sign)
  const now = useNow()
  if (telling === 'busy') {
    return (
      <p role="status" className="flex items-center gap-3">
        <Waiting /> {words.telling}
      </p>
    )
  }
  if (telling === 'signed out') return <SignedOut />
  if (typeof telling === 'string') {
    return (
      <AlertMessage
        action={
          <Button size="small" variant="secondary" onClick={tellAgain}>
            {words.tryAgain}
          </Button>
        }
      >
        {telling === 'failed' ? words.failed : words.noTreatment}
      </AlertMessage>
    )
  }
  const { isOpen, opensAt, call } = telling
  const told = promiseText(call, now)
  if (told.isLate) return <Late told={told} />
  return (
    <div role="status" className="flex gap-3 rounded-option bg-mint px-5 py-4">
      <Tick className="mt-0.5 size-5 shrink-0 text-green" />
      <div>
        <p className="font-semibold">{words.told}</p>
        <p className="mt-1">{isOpen ? words.staffed(told.by) : words.closed(when(opensAt), told.by)}</p>
      </div>
    </div>
  )
}

/** `none`: this account has no treatment. Otherwise when the report will be read. */
type Telling = 'busy' | 'failed' | 'none' | 'signed out' | CallReply<'tell_unwell'>['desk']

/** Reports a symptom as soon as it is chosen. Leaving the page does not abort the request. */
function useTellUnwell(sign: SignId) {
  const [telling, setTelling] = useState<Telling>('busy')
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is what tells again.
  useEffect(() => {
    let isLeft = false
    const say = (next: Telling) => {
      if (!isLeft) setTelling(next)
    }
    async function tell() {
      const { code, data } = await callApi('tell_unwell', { sign })
      say(code === 200 && data ? data.desk : code === 409 ? 'none' : code === 401 ? 'signed out' : 'failed')
    }
    tell().catch(() => say('failed'))
    return () => {
      isLeft = true
    }
  }, [sign, tries])

  function tellAgain() {
    setTelling('busy')
    setTries((last) => last + 1)
  }

  return { telling, tellAgain }
}
