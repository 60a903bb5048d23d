import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  readonly heading: string
  /** Somebody has just asked: whoever cannot see is told, and nobody has to look for it. */
  readonly isNew?: boolean
  readonly children: ReactNode
}

export function CallCard({ heading, isNew = false, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) title.current?.focus()
  }, [isNew])
  return (
    <section
      aria-labelledby="ask-for-call"
      className="mt-6 rounded-card border-2 border-sage bg-white px-5 py-6 sm:px-7 print:hidden noscript:hidden"
    >
      <h2 ref={title} id="ask-for-call" tabIndex={-1} className="text-[1.625rem]">
        {heading}
      </h2>
      {children}
    </section>
  )
}
