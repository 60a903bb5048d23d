import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonClass } from './button-look.tsx'
import { Waiting } from './icons.tsx'
import { NudgedArrow } from './nudged-arrow.tsx'

type ButtonProps = ButtonLook &
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
