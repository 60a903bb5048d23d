import type { ReactNode } from 'react'

export const RiskHelpPart = ({ heading, text, children }: { heading: string; text?: string; children: ReactNode }) => (
  <div className="border-t-2 border-brick/40 pt-5 pb-1 not-last:mb-2">
    <h2 className="text-subheading">{heading}</h2>
    {text && <p className="mt-1.5 leading-snug">{text}</p>}
    {children}
  </div>
)
