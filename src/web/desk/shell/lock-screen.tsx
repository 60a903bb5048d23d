import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { deskSignInWords, lockWords as words } from '#content/identity/staff-sign-in.ts'
import { pages } from '#contract/pages.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { SignInSteps } from '../identity/sign-in/sign-in-steps.tsx'
import { useDemoPeople } from '../identity/sign-in/use-demo-people.ts'
import { type DeskLock, reopenDesk, shutDesk } from './desk-state.ts'
import type { Me } from './me.ts'
import { notifyTabs } from './tabs.ts'

interface Props {
  readonly lock: Exclude<DeskLock, 'open'>
  readonly me: Me
}

/**
 * Covers the desk while it is locked. The page behind stays as it is, with whatever was typed; the browser's own modal
 * dialog keeps everybody out of it. A colleague who signs in here gets a page of their own.
 */
export function LockScreen({ lock, me }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const demo = useDemoPeople()
  const isOver = lock === 'over'
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')

  useEffect(() => {
    const before = document.activeElement instanceof HTMLElement ? document.activeElement : null
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
    // A dialog that is open behind takes Escape and any press beside it for a wish to be closed.
    const keep = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const own = (event: PointerEvent) => event.stopPropagation()
    window.addEventListener('keydown', keep, { capture: true })
    shown?.addEventListener('pointerdown', own)
    return () => {
      window.removeEventListener('keydown', keep, { capture: true })
      shown?.removeEventListener('pointerdown', own)
      shown?.close()
      before?.focus()
    }
  }, [])

  async function open() {
    const { data } = await callApi('desk_me', {})
    // A colleague, or nobody: the page behind was not theirs.
    if (data?.id === me.id) {
      reopenDesk()
      notifyTabs('opened')
    } else window.location.assign(pages.desk)
  }

  async function leave() {
    await callApi('desk_sign_out', {}).catch(() => undefined)
    notifyTabs('left')
    window.location.assign(pages.deskSignIn)
  }

  return createPortal(
    <dialog
      ref={dialog}
      data-locked
      aria-labelledby="locked"
      onCancel={(event) => event.preventDefault()}
      className="pointer-events-auto m-auto w-[calc(100%-3rem)] max-w-[30rem] rounded-card bg-white p-8 text-sm text-ink backdrop:bg-shade"
    >
      <SignInSteps
        key={lock}
        email={isOver ? email : null}
        onEmail={setEmail}
        password={password}
        onPassword={setPassword}
        demo={demo}
        onDone={open}
        onOver={() => shutDesk('over')}
        heading={(step) => (
          <>
            <h2 id="locked" className="text-heading">
              {step === 'factor' ? deskSignInWords.factorHeading : isOver ? words.overHeading : words.heading}
            </h2>
            {step === 'password' && (
              <p className="mt-2 mb-5 text-ink-soft">{isOver ? words.overLead : words.lead(me.name)}</p>
            )}
          </>
        )}
      >
        <div className="mt-3">
          <Button variant="quiet" size="small" onClick={leave}>
            {words.signOut}
          </Button>
        </div>
      </SignInSteps>
    </dialog>,
    document.body,
  )
}
