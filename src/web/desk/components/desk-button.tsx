import { type ReactNode, useId } from 'react'
import { Waiting } from '#web/kit/ui/icons.tsx'
import { Kbd } from '../shell/kbd.tsx'

const tones = {
  primary: 'border-transparent bg-ink text-white hover:bg-green aria-disabled:bg-line aria-disabled:text-ink-soft',
  plain:
    'border-ink text-ink hover:bg-ink hover:text-white aria-disabled:border-line-strong aria-disabled:bg-transparent aria-disabled:text-ink-soft',
  danger:
    'border-brick text-brick hover:bg-brick hover:text-white aria-disabled:border-line-strong aria-disabled:bg-transparent aria-disabled:text-ink-soft',
} as const

interface Props {
  readonly tone?: keyof typeof tones
  readonly id?: string
  /** The key that does the same. It is registered by whoever shows the button. */
  readonly shortcut?: string
  /** Why it cannot be pressed; it says so beside itself, and again when it is pressed. */
  readonly why?: string | null
  readonly isBusy?: boolean
  readonly busyLabel?: string
  /** Told where the reason stands elsewhere already. */
  readonly hidesWhy?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A button of the desk. One that cannot be pressed stays in the order of the keyboard, and says why. */
export function DeskButton(props: Props) {
  const {
    tone = 'plain',
    id,
    shortcut,
    why = null,
    isBusy = false,
    busyLabel,
    hidesWhy = false,
    onPress,
    children,
  } = props
  const whyId = useId()
  return (
    <div className="min-w-0">
      <button
        type="button"
        id={id}
        aria-disabled={why !== null || isBusy || undefined}
        aria-describedby={why === null ? undefined : whyId}
        onClick={() => !isBusy && onPress()}
        className={`flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 rounded-full border-2 px-4 py-1.5 text-left leading-tight font-semibold transition-colors duration-150 aria-disabled:cursor-not-allowed ${tones[tone]}`}
      >
        {isBusy ? (
          <span className="flex items-center gap-2">
            <Waiting /> {busyLabel}
          </span>
        ) : (
          <span>{children}</span>
        )}
        {shortcut && <Kbd>{shortcut}</Kbd>}
      </button>
      {why !== null && (
        <p id={whyId} className={hidesWhy ? 'sr-only' : 'mt-1 px-1 text-xs text-ink-soft'}>
          {why}
        </p>
      )}
    </div>
  )
}
