import { type ReactNode, useId } from 'react'

/** A phone of 320 × 640 units. Its screen runs from (16, 16) to (304, 624); the clock stands at (42, 44). */
export function Phone({ className, children }: { className?: string; children: ReactNode }) {
  const screen = useId()
  return (
    <svg viewBox="0 0 320 640" className={className} aria-hidden="true">
      <path className="fill-green" d="M316 150h4v56h-4ZM0 140h4v34H0Zm0 48h4v34H0Z" />
      <rect className="fill-green" x="2" width="316" height="640" rx="54" />
      <rect className="fill-ink" x="6" y="4" width="308" height="632" rx="50" />
      <clipPath id={screen}>
        <rect x="16" y="14" width="288" height="612" rx="40" />
      </clipPath>
      <g clipPath={`url(#${screen})`}>
        <path className="fill-paper" d="M16 14h288v612H16Z" />
        {children}
        <path className="fill-none stroke-ink stroke-2" strokeLinejoin="round" d="M258 33h20v11h-20Zm22 3.500v4" />
        <path className="fill-ink" d="M260 35h13v7h-13Z" />
      </g>
      <rect className="fill-ink" x="118" y="26" width="84" height="22" rx="11" />
      <path className="stroke-ink stroke-4" strokeLinecap="round" d="M116 614h88" />
    </svg>
  )
}
