import { Link } from 'react-router'
import { taskWords as words } from '#content/evidence/account-tasks.ts'
import { pages } from '#contract/pages.ts'
import { useSignedIn } from '#web/browser/signed-in.ts'
import { ArrowLeft } from '#web/kit/ui/icons.tsx'

/** The way back is to where the list is: the account, or the order of somebody who has not signed in. */
export function BackToTasks() {
  const isSignedIn = useSignedIn()
  return (
    <Link
      to={isSignedIn ? pages.account : pages.yourOrder}
      className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 font-semibold underline decoration-transparent underline-offset-4 hover:decoration-current"
    >
      <ArrowLeft className="size-4.5" />
      {isSignedIn ? words.back : words.backToOrder}
    </Link>
  )
}
