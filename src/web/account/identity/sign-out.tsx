import { useState } from 'react'
import { useNavigate } from 'react-router'
import { noAnswer, accountWords as words } from '#content/identity/account.ts'
import { pages } from '#contract/pages.ts'
import { callApi } from '#web/browser/api.ts'
import { stopPushHere } from '#web/browser/push-here.ts'
import { noteSignedIn } from '#web/browser/signed-in.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { forgetWithoutConnection, prepareToLeave } from '#web/shared/answers/leave-device.ts'

export function SignOut() {
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const [busy, setBusy] = useState<'here' | 'everywhere' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)

  async function signOut(where: 'here' | 'everywhere') {
    if (busy) return
    setBusy(where)
    setProblem(null)
    try {
      const forget = await prepareToLeave()
      const { code, message } = await callApi('sign_out', { everywhere: where === 'everywhere' })
      if (code === 200) {
        forget()
        noteSignedIn(false)
        void stopPushHere()
        showToast({ title: where === 'everywhere' ? words.signedOutEverywhere : words.signedOut })
        navigate(pages.home)
        return
      }
      setProblem(message)
    } catch {
      setProblem(noAnswer)
    }
    setIsAsking(false)
    setBusy(null)
  }

  return (
    <div className="mt-8 space-y-4">
      {problem && <AlertMessage>{problem}</AlertMessage>}
      {problem && <RemoveHere />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <Button
          variant="secondary"
          size="small"
          busy={busy === 'here'}
          busyLabel={words.signOutBusy}
          // Before its script has come a press would be lost, and somebody would leave a shared device signed in.
          disabled={!isHydrated}
          onClick={() => signOut('here')}
        >
          {words.signOut}
        </Button>
        <Button variant="quiet" size="small" disabled={!isHydrated} onClick={() => setIsAsking(true)}>
          {words.signOutEverywhere}
        </Button>
        <DialogOnDemand
          short
          open={isAsking}
          onOpenChange={setIsAsking}
          title={words.everywhereTitle}
          description={<p>{words.everywhereWhat}</p>}
          footer={
            <>
              <Button busy={busy === 'everywhere'} busyLabel={words.signOutBusy} onClick={() => signOut('everywhere')}>
                {words.signOutEverywhere}
              </Button>
              <Button variant="quiet" onClick={() => setIsAsking(false)}>
                {words.stay}
              </Button>
            </>
          }
        />
      </div>
    </div>
  )
}

/**
 * For whoever has to leave a device that is not theirs alone while nobody can be signed out: only the server can end the
 * session. It needs no code that would have to be fetched first, as a dialog does.
 */
function RemoveHere() {
  const [isAsking, setIsAsking] = useState(false)

  async function remove() {
    await forgetWithoutConnection()
    window.location.assign(pages.home)
  }

  if (!isAsking)
    return (
      <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
        {words.removeHere}
      </Button>
    )
  return (
    <div className="space-y-3">
      <p>{words.removeWhat}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <Button size="small" onClick={remove}>
          {words.removeNow}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setIsAsking(false)}>
          {words.keepHere}
        </Button>
      </div>
    </div>
  )
}
