import type { ReactNode } from 'react'

type PageHeadingProps = {
  children: ReactNode
  /** `question` fits the 560 px column of a questionnaire; `title` and `display` lead a page. */
  size?: 'question' | 'title' | 'display'
  className?: string
}

const sizes = { question: 'text-question', title: 'text-title', display: 'text-display' }

/** The page's one h1. It can be given focus, so that a reader starts there after a step change. */
export function PageHeading({ children, size = 'title', className = '' }: PageHeadingProps) {
  return (
    <h1 tabIndex={-1} className={`${sizes[size]} ${className}`}>
      {children}
    </h1>
  )
}

/** Where a page begins: at its heading, unless it says otherwise. */
export function focusPageStart() {
  const start =
    document.querySelector<HTMLElement>('[data-starts-here]') ?? document.querySelector<HTMLElement>('h1[tabindex]')
  start?.focus({ preventScroll: true })
}
