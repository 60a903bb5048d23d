import { deskMessagesWords as words } from '#content/messages/desk-messages.ts'
import type { ThreadRow as Row } from '#contract/messages/desk-messages.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ThreadRow } from './thread-row.tsx'

interface Props {
  readonly rows: readonly Row[]
  readonly emptyWords: string | null
  readonly openId: string | null
  readonly onOpen: (accountId: string) => void
  readonly onMore: (() => void) | null
}

export const ThreadList = ({ rows, emptyWords, openId, onOpen, onMore }: Props) => (
  <nav aria-label={words.conversations} className="min-h-0 overflow-y-auto border-t border-line">
    {emptyWords && <p className="px-3 py-4 text-ink-soft">{emptyWords}</p>}
    <ul>
      {rows.map((row) => (
        <li key={row.accountId}>
          <ThreadRow row={row} isOpen={row.accountId === openId} onOpen={() => onOpen(row.accountId)} />
        </li>
      ))}
    </ul>
    {onMore && (
      <Button variant="quiet" size="small" className="ml-3" onClick={onMore}>
        {words.more}
      </Button>
    )}
  </nav>
)
