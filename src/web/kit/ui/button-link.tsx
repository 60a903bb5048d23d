import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonClass } from './button-look.tsx'
import { NudgedArrow } from './nudged-arrow.tsx'

type Props = ButtonLook & Omit<ComponentProps<typeof Link>, 'className'> & { className?: string; children: ReactNode }

export function ButtonLink({ variant, size, wide, arrow, className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide }, className)}>
      {children}
      {arrow && <NudgedArrow />}
    </Link>
  )
}
