import { useState } from 'react'
import { Link } from 'react-router'
import { deskWords, personWords as words } from '#content/desk/shell.ts'
import { roleNames } from '#content/identity/staff.ts'
import { factorWords } from '#content/identity/staff-mfa.ts'
import { pages } from '#contract/pages.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { timeOf } from '../cases/list/written-date.ts'
import { ChangePassword } from './change-password.tsx'
import type { Me } from './me.ts'
import { tellTabs } from './tabs.ts'
import { lockDesk } from './use-idle-lock.ts'

async function leave() {
  await callApi('desk_sign_out', {}).catch(() => undefined)
  tellTabs('left')
  window.location.assign(pages.deskSignIn)
}

/** Who is here, by what registration, and when the desk locks; behind it, one's own sign-in. */
export function Person({ me, minutes }: { me: Me; minutes: number | null }) {
  const [isOpen, setIsOpen] = useState(false)
  const { name, registration, roles, endsAt } = me
  const known = registration
    ? `${registration.body} ${registration.number}`
    : roles.map((role) => roleNames[role]).join(', ')
  const until = timeOf(endsAt)

  function lock() {
    setIsOpen(false)
    lockDesk()
  }

  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="-mx-1.5 block w-[calc(100%+0.75rem)] cursor-pointer rounded-lg px-1.5 py-1 text-left hover:bg-green/60"
      >
        <span className="block font-semibold">{name}</span>
        <span className="block text-xs text-sage">
          {[known, ...(minutes === null ? [] : [deskWords.locksIn(minutes)])].join(' · ')}
        </span>
      </button>
      <DialogOnDemand
        open={isOpen}
        onOpenChange={setIsOpen}
        title={words.title}
        description={`${name}, ${roles.map((role) => roleNames[role]).join(' and ')}. ${words.ends(until)}`}
        short
      >
        <div className="flex flex-wrap gap-3 pb-6">
          <Button size="small" onClick={lock}>
            {words.lock}
          </Button>
          <Button size="small" variant="secondary" onClick={leave}>
            {words.signOut}
          </Button>
        </div>
        <p className="pb-6">
          <Link
            to={pages.deskSecondStep}
            onClick={() => setIsOpen(false)}
            className="font-semibold underline underline-offset-4"
          >
            {factorWords.open}
          </Link>
        </p>
        <ChangePassword onDone={() => setIsOpen(false)} />
      </DialogOnDemand>
    </>
  )
}
