import { NavLink } from 'react-router'
import { accountLink } from '#content/site/account-link.ts'
import { pages } from '#contract/pages.ts'
import { useSignedIn } from '#web/browser/signed-in.ts'

/** To the account if signed in, otherwise to signing in. */
export function AccountLink({ className }: { className: string }) {
  const isSignedIn = useSignedIn()
  return (
    <NavLink to={isSignedIn ? pages.account : pages.login} className={className}>
      {isSignedIn ? accountLink.yours : accountLink.signIn}
    </NavLink>
  )
}
