import '../desk.css'
import { useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { deskWords as words } from '#content/desk/shell.ts'
import { homeOf } from '#contract/desk/home.ts'
import { mayOpen } from '#contract/desk/who-may-open.ts'
import { pages } from '#contract/pages.ts'
import { roleNames } from '#domain/identity/staff/role-words.ts'
import { capabilitiesOf, roles } from '#domain/identity/staff/roles.ts'
import { callApi } from '#web/browser/api.ts'
import { hidePage, showPage } from '#web/browser/hide-page.ts'
import { useTheme } from '#web/browser/theme.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import type { RouteHandle } from '#web/shared/pages/route-handle.ts'
import { UndoBar } from '../cases/list/undo-bar.tsx'
import { ReportIncident } from '../incidents/report-incident.tsx'
import { CommandPalette } from './command-palette.tsx'
import { shutDesk, useDeskState } from './desk-state.ts'
import { useKeyListener } from './keys.ts'
import { LockScreen } from './lock-screen.tsx'
import { type Me, MeContext, ReadyContext } from './me.ts'
import { NavigationRail } from './navigation-rail.tsx'
import { useIdleLock } from './use-idle-lock.ts'

export const handle: RouteHandle = { hasOwnShell: true, hasDarkTheme: true }

/** Around every page of the desk but sign-in and invitation. It stays from page to page. */
export default function DeskLayout() {
  useTheme()
  const { lock, opened } = useDeskState()
  const me = useWhoIsHere(opened)
  const minutes = useIdleLock(me?.locksAfterSeconds ?? null)
  useVerifiedReturn(me?.id ?? null)
  useKeyListener()
  const { pathname } = useLocation()
  const isRefused = me && !mayOpen(pathname, (one) => me.capabilities.includes(one))

  return (
    <MeContext value={me}>
      <div
        data-desk
        className="grid min-h-svh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] text-sm min-[60rem]:grid-cols-[13rem_minmax(0,1fr)] min-[60rem]:grid-rows-none print:block"
      >
        <NavigationRail me={me} minutes={minutes} />
        <main id="main" tabIndex={-1} className="min-w-0 px-4 py-4 min-[60rem]:px-7 min-[60rem]:py-6">
          {isRefused ? (
            <NotForYou me={me} page={pathname} />
          ) : (
            <ReadyContext value={me !== null}>
              <Outlet />
            </ReadyContext>
          )}
        </main>
      </div>
      {me && <UndoBar />}
      {me && <CommandPalette me={me} />}
      {me && <ReportIncident />}
      {me && lock !== 'open' && <LockScreen lock={lock} me={me} />}
    </MeContext>
  )
}

const rolesThatOpen = (page: string) =>
  roles.filter((role) => {
    const held = capabilitiesOf([role])
    return mayOpen(page, (capability) => held.has(capability))
  })

const named = (held: Me['roles']) => held.map((role) => roleNames[role]).join(', ')

/** Instead of a page that the role does not include. */
function NotForYou({ me, page }: { me: Me; page: string }) {
  const home = homeOf(me)
  return (
    <div className="max-w-[36rem]">
      <h1 tabIndex={-1} className="text-[1.75rem] leading-tight min-[60rem]:text-[2.25rem]">
        {words.notForYou}
      </h1>
      <p className="mt-3">{words.whoMay(named(rolesThatOpen(page)))}</p>
      <p className="mt-2 text-ink-soft">{words.yours(named(me.roles))}</p>
      {home && (
        <ButtonLink to={home} size="small" className="mt-5">
          {words.toHome}
        </ButtonLink>
      )}
    </div>
  )
}

const againAfterMs = 2_000
const tries = 3

/** Who is at the desk now. Null: nobody, or it is locked. Throws where nobody answers. */
async function whoIsHere(): Promise<string | null> {
  const { code, data } = await callApi('desk_me', {})
  if (code === 200 && data) return data.id
  if (code === 401 || code === 423) return null
  throw new Error('The desk cannot be asked now.')
}

/**
 * A page of the desk that the browser kept to go back to is shown again, with whatever was typed, only once the server has
 * said that the same person is still there. Anybody else signs in first, on a page that holds nothing.
 */
function useVerifiedReturn(id: string | null): void {
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined
    const signIn = () => {
      const { pathname, search } = window.location
      window.location.replace(`${pages.deskSignIn}?to=${encodeURIComponent(pathname + search)}`)
    }
    const verify = (left: number): void =>
      void whoIsHere().then(
        (found) => (found !== null && found === id ? showPage() : signIn()),
        () => {
          // Without a connection the browser says so itself.
          if (left === 0) window.location.reload()
          else again = setTimeout(() => verify(left - 1), againAfterMs)
        },
      )
    const leave = ({ persisted }: PageTransitionEvent) => persisted && hidePage()
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && verify(tries)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      clearTimeout(again)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [id])
}

/** Asked when the desk opens. Staff who are not signed in go to the sign-in page, and come back. */
function useWhoIsHere(opened: number): Me | null {
  const navigate = useNavigate()
  const [me, setMe] = useState<Me | null>(null)
  const isKnown = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a desk that was opened again is what asks again.
  useEffect(() => {
    const leaving = new AbortController()
    let again: ReturnType<typeof setTimeout> | undefined
    async function ask() {
      const { code, data } = await callApi('desk_me', {}, leaving.signal)
      if (leaving.signal.aborted) return
      if (code === 200 && data) {
        isKnown.current = true
        setMe(data)
      } else if (isKnown.current && (code === 401 || code === 423)) shutDesk(code === 401 ? 'over' : 'locked')
      else if (code === 401 || code === 423) {
        const { pathname, search } = window.location
        navigate(`${pages.deskSignIn}?to=${encodeURIComponent(pathname + search)}`, { replace: true })
      } else throw new Error('The desk cannot be opened now.')
    }
    const attempt = () =>
      void ask().catch(() => {
        if (!leaving.signal.aborted) again = setTimeout(attempt, 2_000)
      })
    attempt()
    return () => {
      leaving.abort()
      clearTimeout(again)
    }
  }, [opened])

  return me
}
