import { Link } from 'react-router'
import { messagesCardWords as words } from '#content/messages/my-messages.ts'
import { pages } from '#contract/pages.ts'
import { ChevronRight } from '#web/kit/ui/icons.tsx'

/** On Today: whether there is something to read, and the way there. */
export const MessagesCard = ({ unread }: { unread: number }) => (
  <Link
    to={pages.accountMessages}
    className={`flex items-center gap-4 rounded-card border px-6 py-5 transition-colors duration-150 hover:border-green ${unread > 0 ? 'border-apricot-pale bg-apricot-pale' : 'border-line bg-white'}`}
  >
    <span className="min-w-0 flex-1">
      <span className="block font-semibold">{words.heading}</span>
      <span className={`block ${unread > 0 ? 'text-ink' : 'text-ink-soft'}`}>
        {unread > 0 ? words.unread(unread) : words.none}
      </span>
    </span>
    <ChevronRight className="size-5 shrink-0" />
  </Link>
)
