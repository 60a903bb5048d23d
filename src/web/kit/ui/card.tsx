import type { ReactNode } from 'react'

const tones = {
  white: 'border-line bg-white',
  ink: 'on-dark border-ink bg-ink text-white',
  apricot: 'border-apricot-pale bg-apricot-pale',
  sage: 'border-sage bg-sage',
}

type CardProps = {
  tone?: keyof typeof tones
  selected?: boolean
  as?: 'div' | 'article' | 'section' | 'li'
  children: ReactNode
  className?: string
}

/** A big card. Drawings reach its edge from a child with `-mx-7 -mb-7`; small words on ink are `text-sage`. */
export function Card({ tone = 'white', selected = false, as: Tag = 'div', children, className = '' }: CardProps) {
  const state = selected ? 'outline-2 -outline-offset-2 outline-green shadow-selected' : ''
  return (
    <Tag
      data-selected={selected || undefined}
      className={`relative overflow-hidden rounded-card border p-7 transition-shadow duration-200 ${tones[tone]} ${state} ${className}`}
    >
      {children}
    </Tag>
  )
}
