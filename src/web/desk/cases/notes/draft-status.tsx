import { notesWords as words } from '#content/cases/case.ts'
import type { Draft } from '../list/use-draft.ts'

const said = { kept: words.kept, 'not kept': words.notKept, nothing: '' } as const satisfies Record<
  Draft['kept'],
  string
>

/** Whether what is typed would still be there after a crash. */
export const DraftStatus = ({ draft }: { draft: Pick<Draft, 'kept'> }) => (
  <span role="status" className="text-xs text-ink-soft">
    {said[draft.kept]}
  </span>
)
