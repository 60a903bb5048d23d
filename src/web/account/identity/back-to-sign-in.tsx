import { Link } from 'react-router'
import { forgotPasswordWords as words } from '#content/identity/account.ts'
import { pages } from '#contract/pages.ts'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'

export const BackToSignIn = () => (
  <p>
    <Link to={pages.login} className={inlineLink}>
      {words.back}
    </Link>
  </p>
)
