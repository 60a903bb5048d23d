import { selfServiceChangeWords as words } from '#content/treatment/self-service-change.ts'
import type { Meaning } from '#domain/treatment/self-service-change.ts'

/** For their money and for their safety, side by side where there is room. */
export const WhatItMeans = ({ meaning: { money, safety } }: { readonly meaning: Meaning }) => (
  <div aria-live="polite" className="grid items-start gap-5 sm:grid-cols-2">
    <Part heading={words.moneyHeading} lines={money} className="bg-paper-deep" />
    <Part heading={words.safetyHeading} lines={safety} className="bg-mint" />
  </div>
)

interface PartProps {
  readonly heading: string
  readonly lines: readonly string[]
  readonly className: string
}

const Part = ({ heading, lines, className }: PartProps) => (
  <section aria-label={heading} className={`rounded-option p-5 ${className}`}>
    <h3 className="font-sans text-base font-semibold tracking-normal">{heading}</h3>
    <ul className="mt-2 space-y-2 text-[0.9375rem]">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
)
