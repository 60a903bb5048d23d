import { useState } from 'react'
import { Link } from 'react-router'
import { deskWords, personWords as words } from '#content/desk/shell.ts'
import { factorWords } from '#content/identity/staff-mfa.ts'
import { themeWords } from '#content/theme.ts'
import { pages } from '#contract/pages.ts'
import { roleNames } from '#domain/identity/staff/role-words.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { PasswordField } from '#web/kit/ui/password-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { ChooseTheme } from '#web/shared/theme/choose-theme.tsx'
import { timeOf } from '../cases/list/format-date.ts'
import { deskCall } from '../desk-call.ts'
import { DeskForm } from '../identity/sign-in/desk-form.tsx'
import { problemsOf, useSignInAttempt } from '../identity/sign-in/use-sign-in-attempt.ts'
import type { Me } from './me.ts'
import { notifyTabs } from './tabs.ts'
import { lockDesk } from './use-idle-lock.ts'

async function leave() {
  await callApi('desk_sign_out', {}).catch(() => undefined)
  notifyTabs('left')
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
        <section aria-labelledby="appearance" className="mb-6 border-t border-line pt-5">
          <h3 id="appearance" className="mb-4">
            {themeWords.heading}
          </h3>
          <ChooseTheme />
        </section>
        <ChangePassword onDone={() => setIsOpen(false)} />
      </DialogOnDemand>
    </>
  )
}

function ChangePassword({ onDone }: { onDone: () => void }) {
  const { isBusy, problems, run } = useSignInAttempt()
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')

  const change = () =>
    run(async () => {
      const reply = await deskCall('desk_change_password', { password, newPassword })
      if (reply.code !== 200) return problemsOf(reply)
      showToast({ title: words.changed, description: words.changedNext })
      onDone()
      return undefined
    })

  return (
    <section className="border-t border-line pt-5">
      <h3 className="mb-4">{words.changeHeading}</h3>
      <DeskForm problems={problems} onSubmit={change}>
        <PasswordField
          name="password"
          label={words.password}
          value={password}
          onChange={setPassword}
          error={problems.fields.password}
          autoComplete="current-password"
        />
        <PasswordField
          name="newPassword"
          label={words.newPassword}
          value={newPassword}
          onChange={setNewPassword}
          error={problems.fields.newPassword}
          autoComplete="new-password"
        />
        <Button type="submit" busy={isBusy} busyLabel={words.changing}>
          {words.change}
        </Button>
      </DeskForm>
    </section>
  )
}
