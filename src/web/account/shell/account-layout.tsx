import '../account.css'
import { Outlet } from 'react-router'

/** Around the pages of an account and the ways into it: a sheet of theirs, which nobody else is sent. */
export default function AccountLayout() {
  return <Outlet />
}
