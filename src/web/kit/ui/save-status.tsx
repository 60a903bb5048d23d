import type { ReactNode } from 'react'
import { Reload, Tick, Unsaved, Waiting } from './icons.tsx'

type SaveState = 'idle' | 'saved' | 'saving' | 'unsaved' | 'stale'

const states: Record<SaveState, { icon: ReactNode; text: string }> = {
  // Empty, but there: what is said in it later is read out.
  idle: { icon: null, text: '' },
  saved: { icon: <Tick className="size-4.5 text-green" />, text: 'Saved' },
  saving: { icon: <Waiting className="size-4.5" />, text: 'Saving…' },
  unsaved: { icon: <Unsaved className="size-4.5 text-brick" />, text: 'Not saved yet' },
  stale: { icon: <Reload className="size-4.5 text-brick" />, text: 'Out of date' },
}

type SaveStatusProps = {
  state: SaveState
  /** In place of the usual words for the state. */
  text?: string | undefined
  /** A way out of `unsaved` and `stale`: try again, reload. */
  action?: { label: string; run: () => void } | undefined
}

export function SaveStatus({ state, text, action }: SaveStatusProps) {
  const { icon, text: usual } = states[state]
  return (
    <div className="flex items-center gap-x-3 text-sm whitespace-nowrap text-ink-soft max-[23rem]:flex-col max-[23rem]:items-end print:hidden">
      <p role="status" data-state={state} className="flex items-center gap-1.5">
        {icon}
        {text ?? usual}
      </p>
      {action && (
        <button
          type="button"
          onClick={action.run}
          className="min-h-6 cursor-pointer font-semibold text-ink underline underline-offset-4 hover:text-green"
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
