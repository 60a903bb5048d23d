import { outboxWords as words } from '#content/operations/outbox.ts'
import { LarkWithLetter } from '#web/kit/art/lark-with-letter.tsx'

export const EmptyOutbox = () => (
  <div className="mt-8 grid max-w-[52rem] overflow-hidden rounded-card border border-line bg-white sm:grid-cols-[1fr_minmax(0,20rem)]">
    <div className="p-7 sm:p-9">
      <h2>{words.empty}</h2>
      <p className="mt-2 text-ink-soft">{words.emptyWhat}</p>
    </div>
    <LarkWithLetter className="h-48 w-full max-sm:-order-1 sm:h-full" />
  </div>
)
