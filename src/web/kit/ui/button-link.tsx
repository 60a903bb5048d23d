import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass, type Look, NudgedArrow } from './button-look.tsx'

type Props = Look & Omit<ComponentProps<typeof Link>, 'className'> & { className?: string; children: ReactNode }

export function ButtonLink({ variant, size, wide, arrow, className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide }, className)}>
      {children}
      {arrow && <NudgedArrow />}
    </Link>
  )
}
