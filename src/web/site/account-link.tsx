import { NavLink } from 'react-router'
import { accountLink } from '#content/account-link.ts'
import { pages } from '#contract/pages.ts'
import { useSignedIn } from '#web/device/signed-in.ts'

/** To the account of whoever is signed in, and to signing in for everybody else. */
export function AccountLink({ className }: { className: string }) {
  const isSignedIn = useSignedIn()
  return (
    <NavLink to={isSignedIn ? pages.account : pages.login} className={className}>
      {isSignedIn ? accountLink.yours : accountLink.signIn}
    </NavLink>
  )
}
