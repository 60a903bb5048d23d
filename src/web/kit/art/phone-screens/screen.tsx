import type { ReactNode } from 'react'

export const small = 'font-sans text-[0.8125rem] font-medium'
export const strong = 'font-sans text-[0.9375rem] font-semibold'
const figure = 'font-display text-[3.25rem] font-[480] tracking-tight'

export function Screen({
  clock,
  title,
  when,
  children,
}: {
  clock: string
  title: string
  when: string
  children: ReactNode
}) {
  return (
    <g className="animate-appear">
      <text className="fill-ink font-sans text-[0.875rem] font-semibold" x="42" y="44">
        {clock}
      </text>
      <text className="fill-ink font-display text-[1.75rem] font-[520]" x="36" y="98">
        {title}
      </text>
      <text className={`fill-ink-soft ${small}`} x="36" y="120">
        {when}
      </text>
      {children}
    </g>
  )
}

export const Panel = ({ y, height, className = 'fill-white' }: { y: number; height: number; className?: string }) => (
  <rect className={className} x="28" y={y} width="264" height={height} rx="20" />
)

/** A figure, its unit, and what has become of it. */
export const Reading = ({ y, value, unit, change }: { y: number; value: string; unit: string; change: string }) => (
  <>
    <text className="fill-ink" x="46" y={y}>
      <tspan className={figure}>{value}</tspan>
      <tspan className="font-sans text-[1.125rem]" dx="6">
        {unit}
      </tspan>
    </text>
    <text className={`fill-green ${strong}`} x="46" y={y + 26}>
      {change}
    </text>
  </>
)
