import type { ReactNode } from 'react'

// Drawn here, in one line weight, so that a page loads the strokes it shows and no icon library.
export function Icon({ children, className = 'size-5' }: { children: ReactNode; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      {children}
    </svg>
  )
}

export type IconProps = { className?: string }

export const ArrowRight = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 10h13M12 5.5l4.5 4.5-4.5 4.5" />
  </Icon>
)

export const ArrowLeft = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16.5 10h-13M8 5.5 3.5 10 8 14.5" />
  </Icon>
)

export const Tick = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4.5 10.5 3.75 3.75L15.5 6.5" />
  </Icon>
)

export const ChevronDown = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 7.5 5 5 5-5" />
  </Icon>
)

export const ChevronRight = (props: IconProps) => (
  <Icon {...props}>
    <path d="m7.5 5 5 5-5 5" />
  </Icon>
)

export const Cross = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
)

export const Problem = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="7.75" />
    <path d="M10 6v4.75M10 13.75v.01" />
  </Icon>
)

export const Pause = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 5v10M13 5v10" />
  </Icon>
)

export const Play = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 4.75v10.5L15 10z" />
  </Icon>
)

export const Waiting = ({ className = 'size-5' }: IconProps) => (
  <Icon className={`animate-spin ${className}`}>
    <path d="M10 2.75A7.25 7.25 0 1 1 2.75 10" />
  </Icon>
)

export const Unsaved = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="6.5" strokeDasharray="2.6 4.2" />
  </Icon>
)

export const Reload = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16 10a6 6 0 1 1-2-4.5L16 7.25M16 3.5v3.75h-3.75" />
  </Icon>
)

export const Phone = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 3H4.25A1.25 1.25 0 0 0 3 4.25 12.75 12.75 0 0 0 15.75 17 1.25 1.25 0 0 0 17 15.75V13.5l-3.75-1.25-1.5 1.75a10 10 0 0 1-5.75-5.75l1.75-1.5Z" />
  </Icon>
)

export const Message = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 4.5h14v9.5H9l-4 3v-3H3Z" />
  </Icon>
)

export const Elsewhere = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 4H4v12h12v-4M11.5 3.5h5v5M16 4l-7 7" />
  </Icon>
)
