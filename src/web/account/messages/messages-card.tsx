import { messagesCardWords as words } from '#content/messages/my-messages.ts'
import { messagesPath } from '#contract/pages.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'

/** On the account: whether there is something to read, and the way there. */
export const MessagesCard = ({ unread }: { unread: number }) => (
  <section
    aria-labelledby="messages"
    className={`flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border p-7 ${unread > 0 ? 'border-apricot-pale bg-apricot-pale' : 'border-line bg-white'}`}
  >
    <div>
      <h2 id="messages" className="text-[1.75rem]">
        {words.heading}
      </h2>
      <p className={`mt-1 ${unread > 0 ? 'font-semibold' : 'text-ink-soft'}`}>
        {unread > 0 ? words.unread(unread) : words.none}
      </p>
    </div>
    <ButtonLink to={messagesPath} variant={unread > 0 ? 'primary' : 'secondary'} size="small">
      {unread > 0 ? words.read : words.open}
    </ButtonLink>
  </section>
)
