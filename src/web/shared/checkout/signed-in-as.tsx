import { Link } from 'react-router'
import { placing } from '#content/checkout/checkout.ts'
import { pages } from '#contract/pages.ts'

/** In place of email address and password, for whoever is signed in. */
export const SignedInAs = ({ email }: { email: string }) => (
  <div>
    <p className="font-semibold">{placing.signedInAs}</p>
    <p className="flex min-h-12 flex-wrap items-center gap-x-5">
      <span className="wrap-anywhere">{email}</span>
      <Link to={pages.account} className="font-semibold text-green underline underline-offset-4 hover:text-ink">
        {placing.notYou}
      </Link>
    </p>
  </div>
)
