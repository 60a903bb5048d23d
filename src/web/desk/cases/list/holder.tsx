import { holderWords as words } from '#content/cases/cases.ts'
import type { CaseRow } from '#contract/cases/case-row.ts'
import { spanInWords } from './time-left.ts'

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter((part) => /^\p{Lu}/u.test(part) && !/^(Dr|Mr|Mrs|Ms|Miss|Prof)\.?$/.test(part))
    .map((part) => part[0])
    .join('')
    .slice(0, 2)

/** Who has a case, and for how long still. */
export function Holder({ of: holder, now }: { of: CaseRow['with']; now: number }) {
  if (!holder) return <span className="text-xs text-ink-soft">{words.free}</span>
  const left = Math.max(0, Date.parse(holder.until) - now)
  return (
    <span className="flex items-center gap-2 text-xs text-ink-soft">
      <span
        aria-hidden
        className={`grid size-6 shrink-0 place-items-center rounded-full text-[0.6875rem] font-bold ${holder.isMe ? 'bg-ink text-white' : 'bg-sage text-ink'}`}
      >
        {initials(holder.name)}
      </span>
      <span className="sr-only">{holder.isMe ? words.you : holder.name}, </span>
      <span>{spanInWords(left)}</span>
    </span>
  )
}
