import { myMessagesWords as words } from '#content/messages/my-messages.ts'
import { emergency, nhs111 } from '#content/safeguarding/urgent-lines.ts'
import { threadPolicy } from '#domain/messages/policy.ts'

/** Stands beside the conversation, however long it is. */
export const NotForEmergencies = () => (
  <aside
    aria-labelledby="not-for-emergencies"
    className="rounded-card border border-line bg-white p-6 max-lg:-order-1 lg:sticky lg:top-24"
  >
    <h2 id="not-for-emergencies" className="text-[1.375rem]">
      {words.notForEmergencies}
    </h2>
    <p className="mt-2 text-ink-soft">
      {words.promise(threadPolicy.answerWorkingDays)} {words.emergency}
    </p>
    <ul className="mt-3 grid gap-x-6 sm:max-lg:grid-cols-2">
      {[emergency, nhs111].map(({ href, action, when }) => (
        <li key={href}>
          <a
            href={href}
            className="inline-flex min-h-11 items-center font-semibold text-green underline underline-offset-4"
          >
            {action}
          </a>
          <p className="-mt-1.5 text-sm text-ink-soft">{when}</p>
        </li>
      ))}
    </ul>
  </aside>
)
