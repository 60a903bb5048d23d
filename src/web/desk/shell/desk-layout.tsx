import '../desk.css'
import { Outlet, useLocation } from 'react-router'
import { mayOpen } from '#contract/desk/who-may-open.ts'
import type { RouteHandle } from '#web/shared/pages/route-handle.ts'
import { UndoBar } from '../cases/list/undo-bar.tsx'
import { useDeskState } from './desk-state.ts'
import { useKeyListener } from './keys.ts'
import { LockScreen } from './lock-screen.tsx'
import { MeContext, ReadyContext } from './me.ts'
import { NotForYou } from './not-for-you.tsx'
import { Rail } from './rail.tsx'
import { useIdleLock } from './use-idle-lock.ts'
import { useVerifiedReturn } from './use-verified-return.ts'
import { useWhoIsHere } from './use-who-is-here.ts'

export const handle: RouteHandle = { hasOwnShell: true }

/** Around every page of the desk but its doors. It stays while one goes from page to page. */
export default function DeskLayout() {
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
        <Rail me={me} minutes={minutes} />
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
      {me && lock !== 'open' && <LockScreen lock={lock} me={me} />}
    </MeContext>
  )
}
