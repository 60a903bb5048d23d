import { Kbd } from '../shell/kbd.tsx'
import { useKeys } from '../shell/keys.ts'

interface Props {
  /** What was done. */
  readonly done: string
  /** How long it can be taken back. */
  readonly left: string
  readonly undo: string
  readonly problem: string | null
  readonly onUndo: () => Promise<void>
}

/** At the foot of a page: what was just done, and the press that takes it back. */
export function UndoStrip({ done, left, undo, problem, onUndo }: Props) {
  useKeys([{ key: 'u', does: undo, run: () => void onUndo() }])
  return (
    <section
      aria-label={undo}
      className="on-dark fixed inset-x-3 bottom-3 z-30 flex min-h-12 min-[60rem]:right-auto min-[60rem]:bottom-5 min-[60rem]:left-57 min-[60rem]:w-[min(30rem,calc(100vw-16rem))] animate-appear flex-wrap items-center gap-x-4 rounded-full bg-ink py-1.5 pr-2.5 pl-5 text-white shadow-selected print:hidden"
    >
      <p role="status" className="font-semibold">
        {done}
      </p>
      <p>{left}</p>
      {problem && (
        <p role="alert" className="text-sun">
          {problem}
        </p>
      )}
      <button
        type="button"
        onClick={() => void onUndo()}
        className="ml-auto flex cursor-pointer items-center gap-2 rounded-full px-3 py-1 font-semibold underline underline-offset-4 hover:bg-green"
      >
        {undo} <Kbd dark>u</Kbd>
      </button>
    </section>
  )
}
