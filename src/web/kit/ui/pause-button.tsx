import { Pause, Play } from './icons.tsx'

type PauseButtonProps = {
  paused: boolean
  onToggle: () => void
  /** What moves, said after "Pause" to those who cannot see it. */
  subject: string
}

/** Visible wherever something moves by itself. */
export function PauseButton({ paused, onToggle, subject }: PauseButtonProps) {
  return (
    <button
      type="button"
      onClick={onToggle}
      className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-3 text-sm font-semibold text-action hover:bg-action hover:text-on-action print:hidden"
    >
      {paused ? <Play className="size-4.5" /> : <Pause className="size-4.5" />}
      {paused ? 'Play' : 'Pause'}
      <span className="sr-only"> {subject}</span>
    </button>
  )
}
