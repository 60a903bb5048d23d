export type ButtonLook = {
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

export function buttonClass({ variant = 'primary', size = 'medium', wide }: ButtonLook, className = '') {
  const padding = variant === 'quiet' ? quietSizes[size] : sizes[size]
  const width = wide ? 'w-full' : ''
  // A border that is transparent, not absent, is what shows a button's edge in forced colours.
  return `group/button inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-full border-2 text-center leading-tight font-semibold transition-colors duration-150 disabled:cursor-not-allowed aria-disabled:cursor-progress print:hidden ${variants[variant]} ${padding} ${width} ${className}`
}
