import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { ArrowRight, Waiting } from './icons.tsx'

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** Fills the width it is given. */
  wide?: boolean | undefined
  arrow?: boolean | undefined
}

const variants = {
  primary:
    'border-transparent bg-action text-on-action hover:bg-action-hover disabled:bg-line disabled:text-ink-soft data-marked:bg-line data-marked:text-ink-soft',
  secondary:
    'border-action text-action hover:bg-action hover:text-on-action disabled:border-line-strong disabled:text-ink-soft disabled:bg-transparent',
  quiet:
    'border-transparent text-action underline decoration-1 underline-offset-[0.3em] hover:decoration-2 disabled:text-ink-soft disabled:decoration-transparent',
}

const sizes = {
  small: 'min-h-11 px-4.5 py-2 text-sm',
  medium: 'min-h-12 px-6 py-2.5',
  large: 'min-h-14.5 px-7 py-3.5 text-[min(1.1875rem,9vw)]',
}

// Its words, not its box, line up with what stands above and below.
const quietSizes = {
  small: '-mx-1.5 min-h-11 px-1 text-sm',
  medium: '-mx-1.5 min-h-12 px-1',
  large: '-mx-1.5 min-h-14.5 px-1 text-lg',
}

function buttonClass({ variant = 'primary', size = 'medium', wide }: Look, className = '') {
  const padding = variant === 'quiet' ? quietSizes[size] : sizes[size]
  const width = wide ? 'w-full' : ''
  // A border that is transparent, not absent, is what shows a button's edge in forced colours.
  return `group/button inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-full border-2 text-center leading-tight font-semibold transition-colors duration-150 disabled:cursor-not-allowed aria-disabled:cursor-progress print:hidden ${variants[variant]} ${padding} ${width} ${className}`
}

const NudgedArrow = () => (
  <ArrowRight className="size-5 transition-transform duration-150 group-hover/button:translate-x-0.5 group-disabled/button:translate-x-0" />
)

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'aria-disabled'> & {
    /** Keeps focus and its place, shows `busyLabel`, and does nothing more until it is false again. */
    busy?: boolean | undefined
    busyLabel?: string
    /** Looks and reads as disabled, but can be pressed: for a button that answers with what is missing. */
    markedDisabled?: boolean | undefined
  }

export function Button({
  variant,
  size,
  wide,
  arrow,
  busy = false,
  busyLabel = 'Saving...',
  markedDisabled = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={click}
      aria-disabled={busy || markedDisabled || undefined}
      data-marked={markedDisabled || undefined}
      className={buttonClass({ variant, size, wide }, className)}
    >
      {busy ? (
        <>
          <Waiting />
          {busyLabel}
        </>
      ) : (
        <>
          {children}
          {arrow && <NudgedArrow />}
        </>
      )}
    </button>
  )
}

type ButtonLinkProps = Look &
  Omit<ComponentProps<typeof Link>, 'className'> & { className?: string; children: ReactNode }

export function ButtonLink({ variant, size, wide, arrow, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide }, className)}>
      {children}
      {arrow && <NudgedArrow />}
    </Link>
  )
}
