import '../account.css'
import { Outlet } from 'react-router'
import { useTheme } from '#web/browser/theme.ts'
import type { RouteHandle } from '#web/shared/pages/route-handle.ts'

export const handle: RouteHandle = { hasDarkTheme: true }

/** Around the pages of an account and the ways into it: a sheet of theirs, which nobody else is sent. */
export default function AccountLayout() {
  useTheme()
  return <Outlet />
}
