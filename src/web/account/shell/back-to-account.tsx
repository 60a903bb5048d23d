import { Link } from 'react-router'
import { myMessagesWords as words } from '#content/messages/my-messages.ts'
import { pages } from '#contract/pages.ts'
import { ArrowLeft } from '#web/kit/ui/icons.tsx'

export const BackToAccount = () => (
  <Link
    to={pages.account}
    className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 font-semibold underline decoration-transparent underline-offset-4 hover:decoration-current"
  >
    <ArrowLeft className="size-4.5" />
    {words.back}
  </Link>
)
