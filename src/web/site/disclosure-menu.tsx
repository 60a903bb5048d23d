import { type ReactNode, useEffect, useRef } from 'react'

/**
 * A menu that opens on its own, before and without JavaScript, because it is a native details element.
 * With JavaScript it also closes on Escape, on a choice, and when focus or a press goes elsewhere.
 */
export function DisclosureMenu({
  label,
  className,
  panel,
  children,
}: {
  label: string
  className?: string
  panel: string
  children: ReactNode
}) {
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const details = menu.current
    if (!details) return
    const close = () => {
      details.open = false
    }
    const isOutside = (target: EventTarget | null) => target instanceof Node && !details.contains(target)
    const pressed = (event: Event) => {
      if (isOutside(event.target)) close()
    }
    const left = (event: FocusEvent) => {
      if (isOutside(event.relatedTarget)) close()
    }
    const chose = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) close()
    }
    const escaped = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      close()
      details.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', pressed)
    details.addEventListener('focusout', left)
    details.addEventListener('click', chose)
    document.addEventListener('keydown', escaped)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      details.removeEventListener('focusout', left)
      details.removeEventListener('click', chose)
      document.removeEventListener('keydown', escaped)
    }
  }, [])

  return (
    <details ref={menu} className={`group/menu ${className ?? ''}`}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-4 font-semibold select-none hover:bg-paper-deep group-open/menu:bg-paper-deep">
        {label}
        <svg
          viewBox="0 0 12 12"
          aria-hidden="true"
          className="w-3 fill-none stroke-current stroke-2 transition-transform duration-200 group-open/menu:rotate-180"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M2 4l4 4l4-4" />
        </svg>
      </summary>
      <div
        className={`absolute top-full z-10 border-line bg-white shadow-selected motion-safe:animate-appear ${panel}`}
      >
        {children}
      </div>
    </details>
  )
}
