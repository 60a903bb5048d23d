import '../../desk.css'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { deskDemoWords, deskSignInWords as words } from '#content/identity/staff-sign-in.ts'
import { pages } from '#contract/pages.ts'
import { roleNames } from '#domain/identity/staff/role-words.ts'
import { useTheme } from '#web/browser/theme.ts'
import type { RouteHandle } from '#web/shared/pages/route-handle.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { reopenDesk } from '../../shell/desk-state.ts'
import { notifyTabs } from '../../shell/tabs.ts'
import { Entrance } from './entrance.tsx'
import { SignInSteps } from './sign-in-steps.tsx'
import { type DemoPeople, useDemoPeople } from './use-demo-people.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })
export const handle: RouteHandle = { hasOwnShell: true, hasDarkTheme: true }

/** Only to a page of the desk or into a room: an address that somebody else wrote leads nowhere else. */
const wayOn = (to: string | null) =>
  to?.startsWith(`${pages.desk}/`) || to?.startsWith(`${pages.appointment}?`) ? to : pages.desk

export default function DeskSignIn() {
  useTheme()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const demo = useDemoPeople()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')

  function enter() {
    reopenDesk()
    notifyTabs('opened')
    navigate(wayOn(search.get('to')), { replace: true })
  }

  function choose(chosen: string) {
    setEmail(chosen)
    setPassword(demo?.password ?? '')
    document.querySelector<HTMLElement>('#main form [type=submit]')?.focus()
  }

  return (
    <Entrance aside={demo && <DemoList demo={demo} chosen={email} onChoose={choose} />}>
      <SignInSteps
        email={email}
        onEmail={setEmail}
        password={password}
        onPassword={setPassword}
        demo={demo}
        onDone={enter}
        onOver={() => undefined}
        heading={(step) => (
          <h1 tabIndex={-1} className={`text-heading ${step === 'password' ? 'mb-6' : 'mb-2'}`}>
            {step === 'password' ? words.heading : words.factorHeading}
          </h1>
        )}
      />
      <p className="mt-6 text-xs text-ink-soft">{words.lead}</p>
    </Entrance>
  )
}

interface Props {
  readonly demo: DemoPeople
  readonly chosen: string
  readonly onChoose: (email: string) => void
}

const DemoList = ({ demo: { people, password }, chosen, onChoose }: Props) => (
  <section aria-labelledby="demo-people">
    <h2 id="demo-people" className="text-subheading">
      {deskDemoWords.heading}
    </h2>
    <p className="mt-1.5 text-xs text-sage">{deskDemoWords.lead(password)}</p>
    <ul className="mt-4 grid gap-1 sm:grid-cols-2 lg:grid-cols-1">
      {people.map(({ name, email, role }) => (
        <li key={email}>
          <button
            type="button"
            aria-pressed={email === chosen}
            onClick={() => onChoose(email)}
            className="flex w-full cursor-pointer items-baseline justify-between gap-3 rounded-xl px-3 py-2.5 text-left hover:bg-green aria-pressed:bg-green"
          >
            <span className="font-semibold">{name}</span>
            <span className="text-xs text-sage">{roleNames[role]}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)
