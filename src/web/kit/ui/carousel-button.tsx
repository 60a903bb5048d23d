import type { ReactNode } from 'react'

type Props = { name: string; onPress: () => void; possible: boolean; children: ReactNode }

// Never natively disabled: at the end of the row the button would lose focus under the finger.
export const CarouselButton = ({ name, onPress, possible, children }: Props) => (
  <button
    type="button"
    aria-label={name}
    aria-disabled={!possible || undefined}
    onClick={() => possible && onPress()}
    className="grid size-12 cursor-pointer place-items-center rounded-full border-2 border-action text-action transition-colors duration-150 hover:bg-action hover:text-on-action aria-disabled:cursor-not-allowed aria-disabled:border-line-strong aria-disabled:bg-transparent aria-disabled:text-ink-soft"
  >
    {children}
  </button>
)
