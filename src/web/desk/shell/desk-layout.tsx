import '../desk.css'
import { useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { mayOpen } from '#contract/desk/who-may-open.ts'
import { pages } from '#contract/pages.ts'
import { callApi } from '#web/device/api.ts'
import type { RouteHandle } from '#web/shared/pages/route-handle.ts'
import { shutDesk, useDeskState } from './desk-state.ts'
import { useKeyListener } from './keys.ts'
import { LockScreen } from './lock-screen.tsx'
import { type Me, MeContext, ReadyContext } from './me.ts'
import { NotForYou } from './not-for-you.tsx'
import { Rail } from './rail.tsx'
import { useIdleLock } from './use-idle-lock.ts'

export const handle: RouteHandle = { hasOwnShell: true }

/** Around every page of the desk but its doors. It stays while one goes from page to page. */
export default function DeskLayout() {
  const { lock, opened } = useDeskState()
  const me = useWhoIsHere(opened)
  const minutes = useIdleLock(me?.locksAfterSeconds ?? null)
  useKeyListener()
  const { pathname } = useLocation()
  const isRefused = me && !mayOpen(pathname, (one) => me.capabilities.includes(one))

  return (
    <MeContext value={me}>
      <div data-desk className="grid min-h-svh grid-cols-[13rem_minmax(0,1fr)] text-sm print:block">
        <Rail me={me} minutes={minutes} />
        <main id="main" tabIndex={-1} className="min-w-0 px-7 py-6">
          {isRefused ? (
            <NotForYou me={me} page={pathname} />
          ) : (
            <ReadyContext value={me !== null}>
              <Outlet />
            </ReadyContext>
          )}
        </main>
      </div>
      {me && lock !== 'open' && <LockScreen lock={lock} me={me} />}
    </MeContext>
  )
}

/** Asked when the desk opens. Whoever is not signed in goes to do that, and comes back. */
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
