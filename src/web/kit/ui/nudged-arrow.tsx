import { ArrowRight } from './icons.tsx'

export const NudgedArrow = () => (
  <ArrowRight className="size-5 transition-transform duration-150 group-hover/button:translate-x-0.5 group-disabled/button:translate-x-0" />
)
